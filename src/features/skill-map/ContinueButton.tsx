import { useTranslation } from 'react-i18next'
import type { ModuleState } from '@/navigation/navigation-state'
import { Button } from '@/ui/controls/Button'
import styles from './ContinueButton.module.css'

type ContinueButtonProps = { target: ModuleState; onContinue: (target: ModuleState) => void }

/** One tap to go on where the learner was. */
export function ContinueButton({ target, onContinue }: ContinueButtonProps) {
  const { t } = useTranslation('skill-map')
  const lesson = target.module.title
  return (
    <Button className={styles.button} endIcon="arrow-right" onClick={() => onContinue(target)}>
      {lesson ? t('continue', { lesson }) : t('continueUntitled')}
    </Button>
  )
}
