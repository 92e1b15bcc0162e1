import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserKey } from '@/api/account.queries'
import { useLearningPath } from '@/api/learning.queries'
import type { ModuleState } from '@/api/navigation-state'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'
import { findPlace, nextStep, type NextStep } from './completion-rules'
import { keepLastPlace, readLastPlace } from './last-place'
import { LessonError } from './LessonError'
import { moduleViews } from './module-views'
import { ModuleHeader } from './ModuleHeader'
import { ModuleWaiting } from './ModuleWaiting'

type ModuleHostProps = {
  /** What the history's state holds; null after a typed address or in a new tab. */
  moduleState: ModuleState | null
  /** The last part of the address: decoration, but a kept place must fit it. */
  nodeType: string
  /** A module is completed: go there. */
  onGo: (step: NextStep, skillId: number) => void
  /** Back to the path of the skill; null where none is known. */
  onBack: (skillId: number | null) => void
}

/** The screen of a module (specification §2, module host): its place on the path and its view. */
export function ModuleHost({ moduleState, nodeType, onGo, onBack }: ModuleHostProps) {
  const userKey = useUserKey()
  const current = moduleState ?? readLastPlace(userKey, nodeType)
  if (!current) return <ModuleWaiting nodeType={nodeType} onBack={() => onBack(null)} />
  return (
    <OpenModule
      key={`${current.module.id} ${current.module.contentId}`}
      current={current}
      userKey={userKey}
      onGo={(step) => onGo(step, current.skillId)}
      onBack={() => onBack(current.skillId)}
    />
  )
}

type OpenModuleProps = {
  current: ModuleState
  userKey: string | undefined
  onGo: (step: NextStep) => void
  onBack: () => void
}

function OpenModule({ current, userKey, onGo, onBack }: OpenModuleProps) {
  const { t } = useTranslation('modules')
  const path = useLearningPath(current.skillId)
  const place = findPlace(path.data, current.module)
  const module = place?.module ?? current.module
  useDocumentTitle(module.title)

  const [opened] = useState(current)
  useEffect(() => keepLastPlace(userKey, opened), [userKey, opened])

  const View = module.type && moduleViews[module.type]
  if (!View) {
    return <LessonError title={t('error.title')} what={t('error.notHere')} onBack={onBack} />
  }

  // The siblings say where to go: after a reload they may still be on their way.
  const goOn = async () => {
    const known = path.data ?? (await path.refetch()).data
    onGo(nextStep(known, module))
  }

  return (
    <View
      module={module}
      header={<ModuleHeader place={place} />}
      onCompleted={() => void goOn()}
      onBack={onBack}
    />
  )
}
