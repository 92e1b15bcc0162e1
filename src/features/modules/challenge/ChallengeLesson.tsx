import { useState } from 'react'
import { stored } from '@/learner/stored'
import { challengeLedOn } from '@/learner/stored-things'
import { lessonPart } from '@/navigation/lesson-part'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { ChallengeIntro } from './ChallengeIntro'
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
  // Decide once, on mount: completing the challenge here must not replace its steps by the view for a completed one.
  const [wasDone] = useState(isDone)
  return wasDone ? <DoneChallenge {...props} /> : <ChallengeRun {...props} />
}

/** A challenge that was already completed: says so, and its Continue replaces the history entry. */
function DoneChallenge(props: ChallengeRunProps) {
  const { module, challenge, onPassedOver } = props
  const heading = useHeadingFocus('done')
  const ledOn = stored(challengeLedOn, lessonPart(module))
  const ticked = challenge.steps.map(() => true)
  return (
    <ChallengeIntro
      heading={heading}
      module={module}
      challenge={challenge}
      ticked={ticked}
      isDone
      onBack={props.onBack}
      onContinue={() => {
        // If the response to the save was lost, the learner has not been to the rating or the trophy yet.
        onPassedOver(ledOn.read() !== true)
        ledOn.keep(true)
      }}
    />
  )
}
