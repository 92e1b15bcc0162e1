import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChallenge } from '@/api/modules.queries'
import { useStartOver } from '@/api/transport/useStartOver'
import { showToast } from '@/ui/feedback/toasts'
import { Loading } from '@/ui/states/Loading'
import { LessonError } from '../LessonError'
import type { ModuleViewProps } from '../module-view'
import { ChallengeRun } from './ChallengeRun'

/** A challenge: its steps to do in real life, or why they cannot be shown (rules.md#challenge). */
export function ChallengeLesson(props: ModuleViewProps) {
  const { module, onPassedOver, onBack } = props
  const { t } = useTranslation('modules')
  const { t: error } = useTranslation('errors')
  const { data, error: failure, isFetching, refetch } = useChallenge(module.contentId)
  const startOver = useStartOver()
  const [isOpen, setOpen] = useState(false)

  const isCompleted = module.status === 'completed' || data?.completed === true
  // Once it is open it stays so: completing it here leads on in another way.
  if (data && !isCompleted && !isOpen) setOpen(true)

  if (isCompleted && !isOpen) {
    return <PassedOver title={data?.title || module.title} onPassedOver={onPassedOver} />
  }
  if (data) return <ChallengeRun {...props} challenge={data} />
  if (!failure) return <Loading label={t('challenge.loading')} onRetry={startOver} />
  if (module.contentId === null) {
    return (
      <LessonError
        title={t('challenge.error.title')}
        what={`${error('missingId.module')}. ${t('challenge.error.noId')}`}
        onBack={onBack}
      />
    )
  }
  return (
    <LessonError
      title={t('challenge.error.title')}
      what={t('challenge.error.hint')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      onBack={onBack}
    />
  )
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
