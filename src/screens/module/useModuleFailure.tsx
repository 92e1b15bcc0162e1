import { useTranslation } from 'react-i18next'
import { errorText, isMissingId } from '@/api/errors'
import type { Failure } from '@/components/states/QueryView'
import type { ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { GoOnWithoutIt } from '@/screens/module/GoOnWithoutIt'

/** What is said of a module of this type that does not load. */
export function useModuleFailure(type: ModuleType, current: ModuleState) {
  const { t } = useTranslation('modules')
  const { t: tErrors } = useTranslation('errors')
  return (error: Error): Failure => {
    // Without an id there is nothing to ask for.
    const isFinal = isMissingId(error)
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
      actions: <GoOnWithoutIt {...current} isMain={isFinal} />,
    }
  }
}
