import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useKeptSkills } from '@/learner/kept/useKeptSkills'
import { finishedHere } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/feedback/Dialog'
import { Sentences } from './Sentences'
import '@/i18n/parts/kept-skills'

export type SignOutDialogProps = { onStay: () => void; onSignOut: () => void }

/** Before signing out: what is not saved yet, and that kept skills go. */
export function SignOutDialog({ onStay, onSignOut }: SignOutDialogProps) {
  const { t } = useTranslation('kept-skills')
  const count = useStored(finishedHere).value?.length ?? 0
  const hasKept = useKeptSkills().length > 0
  const sentences = (texts: TFunction<'kept-skills'>) => [
    ...(count > 0 ? [texts('signOut.unsaved', { count })] : []),
    ...(hasKept ? [texts('signOut.kept')] : []),
  ]
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('signOut.title')}
      action={
        <>
          <Button wide onClick={onStay}>
            {t('signOut.stay')}
          </Button>
          <Button wide variant="secondary" onClick={onSignOut}>
            {t('signOut.signOut')}
          </Button>
        </>
      }
    >
      <Sentences of={sentences(t)} />
    </Dialog>
  )
}
