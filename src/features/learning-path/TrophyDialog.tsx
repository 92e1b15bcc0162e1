import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import type { Peek } from '@/ui/peek/peek'
import styles from './celebration.module.css'

type TrophyDialogProps = {
  open: boolean
  skillName: string
  /** The same in the other language. */
  peek: Peek
  onClose: () => void
  onBackToMap: () => void
}

/** The whole path is done. */
export function TrophyDialog({ open, skillName, peek, onClose, onBackToMap }: TrophyDialogProps) {
  const { t } = useTranslation('learning-path')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pathDone.title')}
      peek={peek}
      art={<Celebration of="trophy" className={styles.cup} />}
      action={
        <Button wide onClick={onBackToMap}>
          {t('backToMap')}
        </Button>
      }
    >
      <p>
        <Emphasis
          sentence={(name) => t('pathDone.skill', { skillName: name })}
          name={skillName || t('pageTitle')}
        />
      </p>
      <p className={styles.then}>{t('pathDone.path')}</p>
    </Dialog>
  )
}
