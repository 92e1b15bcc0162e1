import { useState } from 'react'
import type { Challenge } from '@/api/modules'
import { ticks as tickedSteps } from '@/learner/stored-things'
import { useStored, useRemovedByOtherTab } from '@/learner/useStored'
import { lessonPart } from '@/navigation/lesson-part'
import { useCompletion } from '../completion/useCompletion'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { ChallengeIntro } from './ChallengeIntro'
import { ChallengeSteps } from './ChallengeSteps'
import { tickedOf, withTick } from './step-rules'

export type ChallengeRunProps = ModuleViewProps & { challenge: Challenge }

/** The two pages of a challenge (rules.md#challenge): its introduction, then its steps. */
export function ChallengeRun(props: ChallengeRunProps) {
  const { module, challenge, onBack, onCompleted } = props
  const [page, setPage] = useState<'intro' | 'steps'>('intro')
  const heading = useHeadingFocus(page)
  const ticks = useStored(tickedSteps, lessonPart(module))
  // Completing it in another tab deletes the stored ticks: keep the last known ones, so that this tab can finish, too.
  const savedElsewhere = useRemovedByOtherTab(ticks.value)
  const ticked = tickedOf(challenge.steps.length, ticks.value ?? savedElsewhere ?? [])
  const { write, isSaving, complete } = useCompletion(props, () => {
    ticks.forget()
    onCompleted()
  })

  return page === 'intro' ? (
    <ChallengeIntro
      heading={heading}
      module={module}
      challenge={challenge}
      ticked={ticked}
      onBack={onBack}
      onContinue={() => setPage('steps')}
    />
  ) : (
    <ChallengeSteps
      heading={heading}
      module={module}
      challenge={challenge}
      ticked={ticked}
      onTick={(step, isDone) =>
        ticks.change((places = savedElsewhere ?? []) => withTick(places, step, isDone))
      }
      isSaving={isSaving}
      write={write}
      onBack={() => setPage('intro')}
      onContinue={complete}
    />
  )
}
