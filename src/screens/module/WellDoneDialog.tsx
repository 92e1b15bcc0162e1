import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'
import { Button } from '@/components/controls/Button'
import { Emphasis } from '@/components/controls/Emphasis'
import { Dialog } from '@/components/dialogs/Dialog'
import { Celebration } from '@/components/pictures/Celebration'
import { settings, useItem } from '@/session/storage'
import type { CompletionDialog } from './useCompleteModule'

type WellDoneDialogProps = CompletionDialog & {
  /** What was finished. */
  of: 'practice' | 'challenge'
  /** Whether it was the last module of the skill to complete. */
  finishesSkill: boolean
}

/** The dialog after a practice or a challenge, which also announces the trophy if the skill is finished. */
export function WellDoneDialog(props: WellDoneDialogProps) {
  const { of, finishesSkill, open, isLeaving, onContinue, onClose } = props
  const { t } = useTranslation(['celebrations', 'modules', 'common'])
  const ship = useItem(settings())?.ship ?? 'yacht'
  const { data: userName } = useQuery(userNameQuery)
  const username = userName ?? t('common:defaultUserName')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wellDone.title')}
      art={<Celebration of={finishesSkill ? 'trophy' : `resource-unlocked-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" busy={isLeaving} onClick={onContinue}>
          {t('modules:continue')}
        </Button>
      }
    >
      <p>
        {finishesSkill ? (
          <Emphasis sentence={(name) => t('wellDone.claim', { username: name })} name={username} />
        ) : (
          t(`wellDone.${of}`)
        )}
      </p>
    </Dialog>
  )
}
