import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { learningPathQuery } from '@/api/learning-path'
import { challengeQuery, type Challenge } from '@/api/modules'
import { showToast } from '@/components/messages/toasts'
import { moduleTitle } from '@/components/module/module-title'
import { Celebration } from '@/components/pictures/Celebration'
import { Loading } from '@/components/states/Loading'
import { QueryView } from '@/components/states/QueryView'
import { openSteps, stepNames, tickedOf, withTick } from '@/domain/challenge-steps'
import { isCompleted, isSameModule } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { completedModule, forgetModuleProgress } from '@/session/storage'
import { ModuleIntro } from '../ModuleIntro'
import { ModuleLayout } from '../ModuleLayout'
import { useCompleteModule } from '../useCompleteModule'
import { useLeaveModule } from '../useLeaveModule'
import { useModuleFailure } from '../useModuleFailure'
import { useModulePage } from '../useModulePage'
import { useModuleProgress } from '../useModuleProgress'
import { useSaveModule } from '../useSaveModule'
import { ChallengeSteps } from './ChallengeSteps'

/** A challenge, with steps to do in real life. */
export function ChallengeModule(current: ModuleState) {
  const { t } = useTranslation()
  const failed = useModuleFailure('challenge', current)
  return (
    <QueryView
      options={challengeQuery(current.module.id)}
      loading={t('modules.challenge.loading')}
      failed={failed}
    >
      {(challenge) => <OpenChallenge {...current} challenge={challenge} />}
    </QueryView>
  )
}

type ChallengeProps = ModuleState & { challenge: Challenge }

function OpenChallenge(props: ChallengeProps) {
  // Read once: a challenge that is completed here leads on from its steps.
  const [wasDone] = useState(props.challenge.isCompleted || isCompleted(props.module))
  return wasDone ? <DoneChallenge {...props} /> : <ChallengePages {...props} />
}

/**
 * A challenge that was completed before moves on at once. A toast says so, unless Great Job of it is still owed.
 * - The path says completed, nothing is owed: on as if skipped, without lesson feedback or celebration.
 * - The path says completed, Great Job is owed: to what follows a completion.
 * - Only the challenge says completed: it is sent now, then to what follows a completion; if that fails, on as if skipped.
 */
function DoneChallenge(current: ModuleState) {
  const { skillId, module } = current
  const { t } = useTranslation()
  const { goOn, isLeaving } = useLeaveModule(current)
  const queryClient = useQueryClient()
  const save = useSaveModule('leftModule')
  const hasMovedOn = useRef(false)
  const moveOn = useEffectEvent(() => {
    if (hasMovedOn.current) return
    hasMovedOn.current = true
    const completion = completedModule(skillId).get()
    const isOwed = completion && isSameModule(completion, module) && !completion.isAnswered
    forgetModuleProgress(module)
    if (!isOwed) showToast({ kind: 'info', text: 'modules.challenge.doneBefore' })
    if (isCompleted(module)) {
      void goOn(isOwed ? 'completed' : 'skipped', { replace: true })
      return
    }
    save.mutate(
      { skillId, module, state: 'completed' },
      {
        onSuccess: () => void goOn('completed', { replace: true }),
        onError: () => void goOn('skipped', { replace: true }),
      },
    )
  })
  useEffect(() => moveOn(), [])
  // The way on waits for the path; a read that is cancelled is sent again.
  const retry = () =>
    void queryClient.cancelQueries({ queryKey: learningPathQuery(skillId).queryKey })
  return <Loading label={t('modules.challenge.loading')} {...(isLeaving && { onRetry: retry })} />
}

/** The two pages of a challenge: what it is about, then its steps. */
function ChallengePages({ challenge, ...current }: ChallengeProps) {
  const { module } = current
  const { t } = useTranslation()
  const { complete, goBack, isBusy, isFinished } = useCompleteModule(current)
  const stored = useModuleProgress(module, isFinished)
  const { progress, isKept, update } = stored
  const { page, heading, show } = useModulePage(stored)
  const names = stepNames(challenge.steps)
  // Once it is completed, here or in another window, no tick of it is stored.
  const [wasTicked, setWasTicked] = useState(false)
  if (!wasTicked && progress.ticks !== undefined) setWasTicked(true)
  const isDone = isFinished || (wasTicked && progress.ticks === undefined)
  const ticked = isDone ? names.map(() => true) : tickedOf(names, progress)
  const title = moduleTitle(t, module.type, challenge.title, module.title)
  const count = ticked.length
  const done = count - openSteps(ticked).length

  if (page === 'intro') {
    return (
      <ModuleLayout backLabel={t('modules.back')} onBack={goBack} onContinue={() => show('steps')}>
        <ModuleIntro heading={heading} title={title} art={<Celebration of="challenge" />}>
          <p>{challenge.description || module.description}</p>
          <p>
            {count > 0 ? t('modules.challenge.count', { count }) : t('modules.challenge.noSteps')}
          </p>
          {done > 0 && <b>{t('modules.challenge.progress', { done, count })}</b>}
        </ModuleIntro>
      </ModuleLayout>
    )
  }
  return (
    <ChallengeSteps
      heading={heading}
      title={title}
      steps={challenge.steps}
      ticked={ticked}
      onTick={(step, isTicked) => {
        if (!isDone) update(withTick(names, progress, step, isTicked))
      }}
      isBusy={isBusy}
      isKept={isKept}
      isFinishedElsewhere={isDone && !isFinished}
      onBack={() => show('intro')}
      onContinue={complete}
    />
  )
}
