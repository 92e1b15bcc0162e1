import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import type { ModuleState } from '@/domain/navigation-state'
import { useLeaveModule } from './useLeaveModule'

/** The ways on from a module that cannot be shown: the next one, without completing this one, or back to the path. */
export function GoOnWithoutIt({ isMain = false, ...current }: ModuleState & { isMain?: boolean }) {
  const { t } = useTranslation()
  const { goOn, goBack, isLeaving } = useLeaveModule(current)
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        busy={isLeaving}
        onClick={() => void goOn('skipped')}
      >
        {t('modules.skip')}
      </Button>
      <Button variant="outlined" onClick={goBack}>
        {t('modules.goBack')}
      </Button>
      <SlowWriteNote isPending={isLeaving} />
    </>
  )
}
