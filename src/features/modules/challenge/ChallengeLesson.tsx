import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/ui/feedback/toasts'
import { Loading } from '@/ui/states/Loading'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useLessonProgress } from '../useLessonProgress'
import { ChallengeRun, type ChallengeRunProps } from './ChallengeRun'

/** A challenge, with steps to do in real life (rules.md#challenge), or its error view. */
export function ChallengeLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="challenge" {...props}>
      {(challenge) => <OpenChallenge {...props} challenge={challenge} />}
    </LessonQuery>
  )
}

function OpenChallenge(props: ChallengeRunProps) {
  const isDone = props.challenge.completed || props.module.status === 'completed'
  // Decide once, on mount: completing the challenge here leads on from its steps.
  const [wasDone] = useState(isDone)
  return wasDone ? <DoneChallenge {...props} /> : <ChallengeRun {...props} />
}

/**
 * A challenge that was completed before moves on to the next module at once. After the last of its list that is the
 * path, without rating or celebration: nothing was completed now. If all its steps are still ticked here, the response to
 * their save was lost, and the learner gets what followed it.
 */
function DoneChallenge({ module, onPassedOver }: ChallengeRunProps) {
  const { t } = useTranslation('modules')
  const { progress, forget } = useLessonProgress(module)
  const moveOn = useEffectEvent(() => {
    const { steps, ticks } = progress
    const isUnheard = steps !== undefined && ticks?.length === steps.length
    if (!isUnheard) showToast({ kind: 'info', text: t('challenge.doneBefore') })
    forget()
    onPassedOver(isUnheard)
  })
  useEffect(() => moveOn(), [])
  return <Loading label={t('challenge.loading')} />
}
