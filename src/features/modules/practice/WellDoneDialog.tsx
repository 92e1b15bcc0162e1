import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account.queries'
import { Celebration } from '@/art/celebrations/Celebration'
import { useLearnersShip } from '@/learner/useLearnersShip'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'

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
  const { data: userName } = useQuery(userNameQuery)
  const username = userName ?? t('common:defaultUserName')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('practiceDone.title')}
      art={<Celebration of={finishesSkill ? 'trophy' : `great-job-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {t('modules:continue')}
        </Button>
      }
    >
      <p>
        {finishesSkill ? (
          <Emphasis
            sentence={(name) => t('practiceDone.claim', { username: name })}
            name={username}
          />
        ) : (
          t('practiceDone.done')
        )}
      </p>
    </Dialog>
  )
}
