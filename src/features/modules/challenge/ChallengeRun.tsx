import { useState } from 'react'
import type { Challenge } from '@/api/modules'
import { useCompletion } from '../completion/useCompletion'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { useLessonProgress } from '../useLessonProgress'
import { ChallengeIntro } from './ChallengeIntro'
import { ChallengeSteps } from './ChallengeSteps'
import { stepNames, tickedOf, withTick } from './step-rules'

export type ChallengeRunProps = ModuleViewProps & { challenge: Challenge }

/** The two pages of a challenge (rules.md#challenge): its introduction, then its steps. */
export function ChallengeRun(props: ChallengeRunProps) {
  const { module, challenge, onBack, onCompleted } = props
  const [page, setPage] = useState<'intro' | 'steps'>('intro')
  const heading = useHeadingFocus(page)
  const { progress, change, forget } = useLessonProgress(module)
  const names = stepNames(challenge.steps)
  const ticked = tickedOf(names, progress)
  const { write, isSaving, complete } = useCompletion(props, () => {
    forget()
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
        // Another tab may have ticked more.
        change((before = {}) => ({ ...before, ...withTick(names, before, step, isDone) }))
      }
      isSaving={isSaving}
      write={write}
      onBack={() => setPage('intro')}
      onContinue={complete}
    />
  )
}
