import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stored } from '@/learner/stored'
import { challengeLedOn } from '@/learner/stored-things'
import { lessonPart } from '@/navigation/lesson-part'
import { lessonTitle } from '../lesson-title'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { ChallengeIntro } from './ChallengeIntro'
import { ChallengeRun, type ChallengeRunProps } from './ChallengeRun'
import { useChallengeLines } from './useChallengeLines'

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

/** A challenge that was completed before says so. Its way on replaces it in the history. */
function DoneChallenge(props: ChallengeRunProps) {
  const { module, challenge, onPassedOver } = props
  const { t } = useTranslation('modules')
  const heading = useHeadingFocus('done')
  const ledOn = stored(challengeLedOn, lessonPart(module))
  const title = lessonTitle(t, module.type, challenge.title, module.title)
  const description = challenge.description || module.description
  const { steps } = challenge
  const ticked = steps.map(() => true)
  const second = useChallengeLines(props, { title, description, steps, ticked })
  return (
    <ChallengeIntro
      heading={heading}
      title={title}
      description={description}
      second={second}
      ticked={ticked}
      isDone
      onBack={props.onBack}
      onContinue={() => {
        // Where the answer to the save was lost, nobody has been led to the rating or the trophy yet.
        onPassedOver(ledOn.read() !== true)
        ledOn.keep(true)
      }}
    />
  )
}
