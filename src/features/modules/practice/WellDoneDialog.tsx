import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useUserName } from '@/api/account.queries'
import { Celebration } from '@/art/celebrations/Celebration'
import { useLearnersShip } from '@/learner/useLearnersShip'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { SecondLine } from '@/ui/reading/SecondLine'
import { useOwnSecondLines } from '@/ui/reading/useSecondLines'

type WellDoneDialogProps = {
  open: boolean
  /** Whether it was the last uncompleted lesson of the skill. */
  finishesSkill: boolean
  isLeaving: boolean
  onContinue: () => void
  onClose: () => void
}

/** The dialog after a practice, which also announces the trophy if the skill is finished. */
export function WellDoneDialog(props: WellDoneDialogProps) {
  const { open, finishesSkill, isLeaving, onContinue, onClose } = props
  const { t } = useTranslation(['celebrations', 'modules', 'common'])
  const ship = useLearnersShip()
  const username = useUserName() ?? t('common:defaultUserName')
  const sentence = (texts: TFunction<'celebrations'>) =>
    finishesSkill ? texts('practiceDone.claim', { username }) : texts('practiceDone.done')
  const second = useOwnSecondLines('celebrations', (texts) => [
    texts('practiceDone.title'),
    sentence(texts),
  ])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('practiceDone.title')}
      second={second}
      art={<Celebration of={finishesSkill ? 'trophy' : 'great-job'} ship={ship} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {t('modules:continue')}
        </Button>
      }
    >
      <p>{sentence(t)}</p>
      <SecondLine of={sentence(t)} />
    </Dialog>
  )
}
