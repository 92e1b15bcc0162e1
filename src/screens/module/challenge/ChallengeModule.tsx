import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { challengeQuery, type Challenge } from '@/api/modules'
import { showToast } from '@/components/messages/toasts'
import { moduleTitle } from '@/components/module/module-title'
import { Celebration } from '@/components/pictures/Celebration'
import { Loading } from '@/components/states/Loading'
import { QueryView } from '@/components/states/QueryView'
import { openSteps, stepNames, tickedOf, withTick } from '@/domain/challenge-steps'
import { isCompleted, isSameModule } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { completedModule, progressOf } from '@/session/storage'
import { ModuleFrame } from '../ModuleFrame'
import { ModuleIntro } from '../ModuleIntro'
import { useCompleteModule } from '../useCompleteModule'
import { useLeaveModule } from '../useLeaveModule'
import { useModuleFailure } from '../useModuleFailure'
import { useModulePage } from '../useModulePage'
import { useModuleProgress } from '../useModuleProgress'
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
  // As it is opened: completing the challenge here leads on from its steps.
  const [wasDone] = useState(props.challenge.isCompleted || isCompleted(props.module))
  return wasDone ? <DoneChallenge {...props} /> : <ChallengePages {...props} />
}

/**
 * A challenge that was completed before moves on at once, without feedback or celebration. If this browser has sent it and
 * nothing followed, the answer was lost, and the learner gets what follows a completion.
 */
function DoneChallenge(current: ModuleState) {
  const { skillId, module } = current
  const { t } = useTranslation()
  const { goOn } = useLeaveModule(current)
  const moveOn = useEffectEvent(() => {
    const completion = completedModule(skillId).get()
    progressOf(module).remove()
    if (completion && isSameModule(completion, module) && !completion.isShown) {
      void goOn('completed', { replace: true })
    } else {
      showToast({ kind: 'info', text: t('modules.challenge.doneBefore') })
      void goOn('skipped', { replace: true })
    }
  })
  useEffect(() => moveOn(), [])
  return <Loading label={t('modules.challenge.loading')} />
}

/** The two pages of a challenge: what it is about, then its steps. */
function ChallengePages({ challenge, ...current }: ChallengeProps) {
  const { module } = current
  const { t } = useTranslation()
  const { complete, goBack, isSaving, isFinished } = useCompleteModule(current)
  const { progress, update } = useModuleProgress(module)
  const { page, heading, show } = useModulePage(module, isFinished)
  const names = stepNames(challenge.steps)
  // Once it is saved, no tick of it is stored.
  const ticked = isFinished ? names.map(() => true) : tickedOf(names, progress)
  const title = moduleTitle(t, module.type, challenge.title, module.title)
  const count = ticked.length
  const done = count - openSteps(ticked).length

  if (page === 'intro') {
    return (
      <ModuleFrame backLabel={t('modules.back')} onBack={goBack} onContinue={() => show('steps')}>
        <ModuleIntro heading={heading} title={title} art={<Celebration of="challenge" />}>
          <p>{challenge.description || module.description}</p>
          <p>
            {count > 0 ? t('modules.challenge.count', { count }) : t('modules.challenge.noSteps')}
          </p>
          {done > 0 && <b>{t('modules.challenge.progress', { done, count })}</b>}
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
      onTick={(step, isDone) => update(withTick(names, progress, step, isDone))}
      isSaving={isSaving}
      onBack={() => show('intro')}
      onContinue={complete}
    />
  )
}
