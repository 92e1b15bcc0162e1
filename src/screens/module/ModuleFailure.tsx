import { useTranslation } from 'react-i18next'
import { ApiError, errorText } from '@/api/errors'
import { Button } from '@/components/controls/Button'
import type { Failure } from '@/components/states/QueryView'
import type { ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { useLeaveModule } from './useLeaveModule'

/** The ways on from a module that cannot be shown: the next one, without completing this one, or back to the path. */
export function WaysOn({ isMain = false, ...current }: ModuleState & { isMain?: boolean }) {
  const { t } = useTranslation('modules')
  const { goOn, goBack, isLeaving } = useLeaveModule(current)
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        busy={isLeaving}
        onClick={() => void goOn('skipped')}
      >
        {t('skip')}
      </Button>
      <Button variant="outlined" onClick={goBack}>
        {t('goBack')}
      </Button>
    </>
  )
}

/** What is said of a module of this type that does not load. */
export function useModuleFailure(type: ModuleType, current: ModuleState) {
  const { t } = useTranslation('modules')
  const { t: tErrors } = useTranslation('errors')
  return (error: Error): Failure => {
    // Without an id there is nothing to ask for.
    const isFinal = error instanceof ApiError && error.kind === 'missing-id'
    return {
      title: t('error.notOpen'),
      message: t(isFinal ? 'error.noId' : `${type}.failed.hint`),
      detail: (
        <>
          <span>{t(`${type}.failed.title`)}</span>
          {isFinal && <br />}
          {isFinal && <span>{errorText(tErrors, error)}</span>}
        </>
      ),
      isFinal,
      actions: <WaysOn {...current} isMain={isFinal} />,
    }
  }
}
