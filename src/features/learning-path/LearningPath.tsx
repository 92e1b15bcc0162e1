import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { isNoSubSkills } from '@/api/learning'
import { useLearningPath } from '@/api/learning.queries'
import type { Id } from '@/api/transport/call'
import { errorText } from '@/api/transport/error-text'
import { useStartOver } from '@/api/transport/useStartOver'
import { paths } from '@/config/paths'
import { learnersShip } from '@/learner/learners-ship'
import { session } from '@/learner/session'
import type { PathState } from '@/navigation/navigation-state'
import { showToast } from '@/ui/feedback/toasts'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { ErrorView } from '@/ui/states/ErrorView'
import { Loading } from '@/ui/states/Loading'
import { SnapshotStrip } from '@/ui/states/SnapshotStrip'
import { LearningPathView } from './LearningPathView'

type LearningPathProps = {
  skillId: Id | null
  pathState: PathState
  onOpenModule: (module: LearningModule) => void
  onBackToMap: (options?: { replace?: boolean }) => void
  /** Takes the flags of a completion out of the history. */
  clearFlags: () => void
}

/** The learning path screen (rules.md#learning-path): loads the path of a skill, and shows it. */
export function LearningPath(props: LearningPathProps) {
  const { skillId, pathState, onOpenModule, onBackToMap, clearFlags } = props
  const { t } = useTranslation('learning-path')
  const { data, snapshotAt, error, refetch } = useLearningPath(skillId)
  const startOver = useStartOver()
  useDocumentTitle(data?.skillName || t('pageTitle'))

  // A module that does not know its skill leads back to the map; so does a skill without sub-skills.
  const isLost = typeof skillId !== 'number' && pathState.fromModule
  const isEmpty = data?.subSkills.length === 0 || isNoSubSkills(error)

  const leave = useEffectEvent(() => {
    if (isEmpty) showToast({ kind: 'info', text: t('noSubskills') })
    onBackToMap({ replace: true })
  })
  useEffect(() => {
    if (isLost || isEmpty) leave()
  }, [isLost, isEmpty])

  if (data && skillId !== null && !isEmpty) {
    return (
      <>
        <SnapshotStrip what={t('snapshotOf')} at={snapshotAt} />
        <LearningPathView
          skillId={skillId}
          learningPath={data}
          pathState={pathState}
          ship={learnersShip(session.userKey())}
          onOpenModule={onOpenModule}
          onBackToMap={() => onBackToMap()}
          clearFlags={clearFlags}
        />
      </>
    )
  }
  if (error && !isLost) return <PathError error={error} onRetry={() => void refetch()} />
  return <Loading label={t('loading')} onRetry={startOver} />
}

function PathError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('learning-path')
  const { t: tErrors } = useTranslation('errors')
  // What went wrong, as a sentence, then what that means and what to do.
  const message = errorText(tErrors, error).replace(/[.!?]?$/, '.')
  return (
    <ErrorView
      what={`${message} ${t('failed')}`}
      onRetry={onRetry}
      back={{ to: paths.skillMap, label: t('backToMap') }}
    />
  )
}
