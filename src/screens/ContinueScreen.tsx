import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { isSameModule } from '@/api/learning'
import { useLearningPath } from '@/api/learning.queries'
import { paths } from '@/config/paths'
import { useLastLesson } from '@/navigation/useLastLesson'
import { Loading } from '@/ui/states/Loading'
import { moduleAddress } from './module-address'
import '@/i18n/parts/learning-path'

/**
 * Where Continue of the installed app leads (rules.md#install): the lesson that was open last, unless it is
 * completed; then the map says what is next. A path that does not come keeps nobody from their lesson.
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
