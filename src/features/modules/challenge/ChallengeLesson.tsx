import { useState } from 'react'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { ChallengeRun, type ChallengeRunProps } from './ChallengeRun'
import { DoneChallenge } from './DoneChallenge'

/** A challenge: its steps to do in real life, or why they cannot be shown (rules.md#challenge). */
export function ChallengeLesson(props: ModuleViewProps) {
  return (
    <LessonQuery kind="challenge" {...props}>
      {(challenge) => <OpenChallenge {...props} challenge={challenge} />}
    </LessonQuery>
  )
}

function OpenChallenge(props: ChallengeRunProps) {
  const isDone = props.challenge.completed || props.module.status === 'completed'
  // Once its steps are open they stay so: completing it here leads on in another way.
  const [wasDone] = useState(isDone)
  return wasDone ? <DoneChallenge {...props} /> : <ChallengeRun {...props} />
}
