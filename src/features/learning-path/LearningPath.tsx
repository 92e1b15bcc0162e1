import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { learningPathQuery, useWithUnsaved } from '@/api/learning.queries'
import type { Id } from '@/api/transport/call'
import { errorText } from '@/api/transport/error-text'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { useLearnersShip } from '@/learner/useLearnersShip'
import type { PathState } from '@/navigation/navigation-state'
import { showToast } from '@/ui/feedback/toasts'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { Loaded } from '@/ui/states/Loaded'
import { Loading } from '@/ui/states/Loading'
import { LearningPathView } from './LearningPathView'

type LearningPathProps = {
  skillId: Id | null
  pathState: PathState
  onOpenModule: (module: LearningModule) => void
  onBackToMap: (options?: { replace?: boolean }) => void
  /** Removes the flags of a completion from the history state. */
  clearFlags: () => void
}

/** The learning path screen (rules.md#learning-path): loads the path of a skill and shows it. */
export function LearningPath(props: LearningPathProps) {
  const { skillId, pathState, onOpenModule, onBackToMap, clearFlags } = props
  const { t } = useTranslation('learning-path')
  const { t: tErrors } = useTranslation('errors')
  const path = useQuery(learningPathQuery(skillId, useLanguage()))
  const withUnsaved = useWithUnsaved()
  const ship = useLearnersShip()
  useDocumentTitle(path.data?.skillName || t('pageTitle'))

  // Go back to the map if a module did not say its skill, or if the skill has no sub-skills.
  const isLost = typeof skillId !== 'number' && pathState.fromModule
  const isEmpty = path.data?.subSkills.length === 0

  const leave = useEffectEvent(() => {
    if (isEmpty) showToast({ kind: 'info', text: t('noSubskills') })
    onBackToMap({ replace: true })
  })
  useEffect(() => {
    if (isLost || isEmpty) leave()
  }, [isLost, isEmpty])

  // Keep showing the loading state until the redirect to the map happens.
  if (isLost || isEmpty) return <Loading label={t('loading')} />
  return (
    <Loaded
      query={path}
      loading={t('loading')}
      failed={t('failed')}
      detail={(error) => errorText(tErrors, error)}
      back={{ to: paths.skillMap, label: t('backToMap') }}
    >
      {(learningPath) =>
        skillId !== null && (
          <LearningPathView
            skillId={skillId}
            learningPath={withUnsaved(learningPath)}
            pathState={pathState}
            ship={ship}
            onOpenModule={onOpenModule}
            onBackToMap={() => onBackToMap()}
            clearFlags={clearFlags}
          />
        )
      }
    </Loaded>
  )
}
