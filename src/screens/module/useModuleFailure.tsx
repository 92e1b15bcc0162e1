import { useTranslation } from 'react-i18next'
import { errorText, isMissingId } from '@/api/errors'
import type { Failure } from '@/components/states/QueryView'
import type { ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { GoOnWithoutIt } from './GoOnWithoutIt'

/** What is said of a module of this type that does not load. */
export function useModuleFailure(type: ModuleType, current: ModuleState) {
  const { t } = useTranslation()
  return (error: Error): Failure => {
    // Without an id there is nothing to ask for.
    const isFinal = isMissingId(error)
    return {
      title: t('modules.error.notOpen'),
      message: t(isFinal ? 'modules.error.noId' : `modules.${type}.failed.hint`),
      detail: (
        <>
          <span>{t(`modules.${type}.failed.title`)}</span>
          {isFinal && <br />}
          {isFinal && <span>{errorText(t, error)}</span>}
        </>
      ),
      isFinal,
      actions: <GoOnWithoutIt {...current} isMain={isFinal} />,
    }
  }
}
