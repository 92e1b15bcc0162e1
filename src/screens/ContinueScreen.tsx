import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isSameModule } from '@/api/learning'
import { useLearningPath } from '@/api/learning.queries'
import { paths } from '@/config/paths'
import { moduleAddress } from '@/navigation/module-address'
import { useLastLesson } from '@/navigation/useLastLesson'
import { Loading } from '@/ui/states/Loading'
import '@/i18n/parts/learning-path'

/**
 * Redirects the Continue shortcut of the installed app (rules.md#install) to the lesson that was
 * open last, or to the map if that one is completed. If the path fails to load, the lesson opens
 * all the same.
 */
export default function ContinueScreen() {
  const { t } = useTranslation('learning-path')
  const last = useLastLesson()
  const path = useLearningPath(last?.skillId ?? null, { isEnabled: last !== null })
  if (last === null) return <Navigate replace to={paths.skillMap} />
  if (!path.data && !path.error) return <Loading label={t('loading')} onRetry={path.retry} />

  const known = path.data?.subSkills.flatMap(({ modules }) => modules) ?? [last.module]
  const isDone = known.some(
    (module) => isSameModule(module, last.module) && module.status === 'completed',
  )
  if (isDone) return <Navigate replace to={paths.skillMap} />
  return <Navigate replace to={moduleAddress(last)} state={last} />
}
