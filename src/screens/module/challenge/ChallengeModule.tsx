import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { showToast } from '@/components/dialogs/toasts'
import { Celebration } from '@/components/pictures/Celebration'
import { Loading } from '@/components/states/Loading'
import { openSteps, stepNames, tickedOf, withTick } from '@/domain/challenge-steps'
import { moduleTitle, type ModuleViewProps } from '@/screens/module/lesson'
import { LessonQuery } from '@/screens/module/LessonQuery'
import { ModuleFrame, useHeadingFocus } from '@/screens/module/ModuleFrame'
import { ModuleIntro } from '@/screens/module/ModuleIntro'
import { useCompletion } from '@/screens/module/useCompletion'
import { useModuleProgress } from '@/screens/module/useModuleProgress'
import { ChallengeSteps } from './ChallengeSteps'

/** A challenge, with steps to do in real life, or its error view. */
export function ChallengeModule(props: ModuleViewProps) {
  return (
    <LessonQuery kind="challenge" {...props}>
      {(challenge) => <OpenChallenge {...props} challenge={challenge} />}
    </LessonQuery>
  )
}

type ChallengeProps = ModuleViewProps & { challenge: Challenge }

function OpenChallenge(props: ChallengeProps) {
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
function DoneChallenge({ module, onPassedOver }: ChallengeProps) {
  const { t } = useTranslation('modules')
  const { progress, forget } = useModuleProgress(module)
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

/** The two pages of a challenge: what it is about, then its steps. */
function ChallengeRun(props: ChallengeProps) {
  const { module, challenge, onBack, onCompleted } = props
  const { t } = useTranslation('modules')
  const [page, setPage] = useState<'intro' | 'steps'>('intro')
  const heading = useHeadingFocus(page)
  const { progress, change, forget } = useModuleProgress(module)
  const names = stepNames(challenge.steps)
  const ticked = tickedOf(names, progress)
  const { write, isSaving, complete } = useCompletion(props, () => {
    forget()
    onCompleted()
  })
  const title = moduleTitle(t, module.type, challenge.title, module.title)
  const count = ticked.length
  const done = count - openSteps(ticked).length

  if (page === 'intro') {
    return (
      <ModuleFrame backLabel={t('back')} onBack={onBack} onContinue={() => setPage('steps')}>
        <ModuleIntro heading={heading} title={title} art={<Celebration of="challenge" />}>
          <p>{challenge.description || module.description}</p>
          <p>{count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')}</p>
          {done > 0 && <b>{t('challenge.progress', { done, count })}</b>}
        </ModuleIntro>
      </ModuleFrame>
    )
  }
  return (
    <ChallengeSteps
      heading={heading}
      title={title}
      steps={challenge.steps}
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
