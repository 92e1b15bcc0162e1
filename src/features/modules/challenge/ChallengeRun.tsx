import { useState } from 'react'
import type { Challenge } from '@/api/modules'
import { useCompletion } from '../completion/useCompletion'
import type { ModuleViewProps } from '../module-view'
import { useHeadingFocus } from '../useHeadingFocus'
import { ChallengeIntro } from './ChallengeIntro'
import { ChallengeSteps } from './ChallengeSteps'
import { useTicks } from './useTicks'

export type ChallengeRunProps = ModuleViewProps & { challenge: Challenge }

/** The two pages of a challenge (rules.md#challenge): its introduction, then its steps. */
export function ChallengeRun(props: ChallengeRunProps) {
  const { module, challenge, header, onBack, onCompleted } = props
  const [page, setPage] = useState<'intro' | 'steps'>('intro')
  const heading = useHeadingFocus(page)
  const ticks = useTicks(module.contentId, challenge.steps.length)
  const { write, isSaving, complete } = useCompletion(module, () => {
    ticks.forget()
    onCompleted()
  })

  const title = challenge.title || module.title
  return page === 'intro' ? (
    <ChallengeIntro
      heading={heading}
      header={header}
      title={title}
      parentTitle={props.parentTitle}
      description={challenge.description || module.description}
      ticked={ticks.ticked}
      onBack={onBack}
      onContinue={() => setPage('steps')}
    />
  ) : (
    <ChallengeSteps
      heading={heading}
      header={header}
      title={title}
      steps={challenge.steps}
      ticked={ticks.ticked}
      onTick={ticks.tick}
      isSaving={isSaving}
      write={write}
      onBack={() => setPage('intro')}
      onContinue={complete}
    />
  )
}
