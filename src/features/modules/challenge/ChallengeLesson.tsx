import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/ui/feedback/toasts'
import { Loading } from '@/ui/states/Loading'
import { LessonQuery } from '../LessonQuery'
import type { ModuleViewProps } from '../module-view'
import { ChallengeRun, type ChallengeRunProps } from './ChallengeRun'

/** A challenge: its steps to do in real life, or why they cannot be shown (rules.md#challenge). */
export function ChallengeLesson(props: ModuleViewProps) {
  const { module, onPassedOver, onBack } = props
  const [wasDone] = useState(module.status === 'completed')
  if (wasDone) return <PassedOver title={module.title} onPassedOver={onPassedOver} />
  return (
    <LessonQuery kind="challenge" module={module} onBack={onBack}>
      {(challenge) => <OpenChallenge {...props} challenge={challenge} />}
    </LessonQuery>
  )
}

function OpenChallenge(props: ChallengeRunProps) {
  const { module, challenge, onPassedOver } = props
  // Once it is open it stays so: completing it here leads on in another way.
  const [wasDone] = useState(challenge.completed || module.status === 'completed')
  if (!wasDone) return <ChallengeRun {...props} />
  return <PassedOver title={challenge.title || module.title} onPassedOver={onPassedOver} />
}

/** It was completed before: the next module takes its place, and the learner is told why. */
function PassedOver({ title, onPassedOver }: { title: string; onPassedOver: () => void }) {
  const { t } = useTranslation('modules')
  const passOver = useEffectEvent(() => {
    showToast({ kind: 'info', text: t('challenge.doneBefore', { title }) })
    onPassedOver()
  })
  useEffect(() => passOver(), [])
  return <Loading label={t('opening')} />
}
