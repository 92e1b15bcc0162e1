import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { textsIn } from '@/i18n/i18n'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useSecondLines } from '@/ui/reading/useSecondLines'
import styles from './celebration.module.css'
import type { FetchPath } from './fetch-path'

type TrophyDialogProps = {
  open: boolean
  skillName: string
  fetchPath: FetchPath
  onClose: () => void
  onBackToMap: () => void
}

/** The dialog after the whole path is done. */
export function TrophyDialog(props: TrophyDialogProps) {
  const { open, skillName, fetchPath, onClose, onBackToMap } = props
  const { t } = useTranslation('celebrations')
  const { t: tPath } = useTranslation('learning-path')
  const skill = t('trophy.skill', { skillName: skillName || tPath('pageTitle') })
  const second = useSecondLines({
    part: 'celebrations',
    ownTexts: (texts) => [texts('trophy.title'), texts('trophy.path')],
    serverTexts: [skill],
    fetch: fetchPath,
    translations: (other, language) => {
      const name = other.skillName || textsIn(language, 'learning-path')('pageTitle')
      return [textsIn(language, 'celebrations')('trophy.skill', { skillName: name })]
    },
    isShown: open,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('trophy.title')}
      second={second}
      art={<Celebration of="trophy" className={styles.cup} />}
      action={
        <Button wide onClick={onBackToMap}>
          {tPath('backToMap')}
        </Button>
      }
    >
      <p>
        <Emphasis
          sentence={(name) => t('trophy.skill', { skillName: name })}
          name={skillName || tPath('pageTitle')}
        />
      </p>
      <SecondLine of={skill} />
      <p className={styles.then}>{t('trophy.path')}</p>
      <SecondLine of={t('trophy.path')} />
    </Dialog>
  )
}
