import { useTranslation } from 'react-i18next'
import { stored } from '@/learner/stored'
import { challengeLedOn } from '@/learner/stored-things'
import { lessonPart } from '@/navigation/lesson-part'
import { lessonTitle } from '../lesson-title'
import { useHeadingFocus } from '../useHeadingFocus'
import { ChallengeIntro } from './ChallengeIntro'
import type { ChallengeRunProps } from './ChallengeRun'
import { useChallengeLines } from './useChallengeLines'

/** A challenge that was completed before says so. Its way on replaces it in the history. */
export function DoneChallenge(props: ChallengeRunProps) {
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
