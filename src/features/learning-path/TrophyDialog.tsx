import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { textsIn } from '@/i18n/i18n'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import type { AskForPath } from './ask-for-path'
import styles from './celebration.module.css'

type TrophyDialogProps = {
  open: boolean
  skillName: string
  askForPath: AskForPath
  onClose: () => void
  onBackToMap: () => void
}

/** The whole path is done. */
export function TrophyDialog(props: TrophyDialogProps) {
  const { open, skillName, askForPath, onClose, onBackToMap } = props
  const { t } = useTranslation('learning-path')
  const skill = t('pathDone.skill', { skillName: skillName || t('pageTitle') })
  const second = useSecondLines({
    part: 'learning-path',
    own: (texts) => [texts('pathDone.title'), texts('pathDone.path')],
    here: [skill],
    ask: askForPath,
    there: (other, language) => {
      const texts = textsIn(language, 'learning-path')
      return [texts('pathDone.skill', { skillName: other.skillName || texts('pageTitle') })]
    },
    isShown: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pathDone.title')}
      second={second}
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
      <SecondLine of={skill} />
      <p className={styles.then}>{t('pathDone.path')}</p>
      <SecondLine of={t('pathDone.path')} />
    </Dialog>
  )
}
