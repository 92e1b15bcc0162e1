import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Celebration } from '@/art/celebrations/Celebration'
import { useLearnersShip } from '@/learner/useLearnersShip'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'

type UnlockedDialogProps = {
  open: boolean
  /** The unlocked module; null if there is no next one. */
  next: LearningModule | null
  isLeaving: boolean
  onContinue: () => void
  onClose: () => void
}

/** The dialog after a pdf lesson, which names the unlocked module (rules.md#pdf). */
export function UnlockedDialog({
  open,
  next,
  isLeaving,
  onContinue,
  onClose,
}: UnlockedDialogProps) {
  const { t } = useTranslation(['celebrations', 'modules'])
  const ship = useLearnersShip()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('unlocked.title')}
      art={<Celebration of={`resource-unlocked-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {next ? t('unlocked.see') : t('modules:continue')}
        </Button>
      }
    >
      <p>
        {next === null ? (
          t('unlocked.nothing')
        ) : next.title === '' ? (
          t('unlocked.untitled')
        ) : (
          <Emphasis sentence={(title) => t('unlocked.resource', { title })} name={next.title} />
        )}
      </p>
    </Dialog>
  )
}
