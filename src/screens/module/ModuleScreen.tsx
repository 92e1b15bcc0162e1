import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning-path'
import { QueryView } from '@/components/states/QueryView'
import { StateView } from '@/components/states/StateView'
import {
  addressedModule,
  moduleLink,
  readModuleLocation,
  type AddressedModule,
} from '@/domain/addresses'
import { findOnPath, isCompleted, type ModuleType } from '@/domain/learning-path'
import type { ModuleState } from '@/domain/navigation-state'
import { isUnlocked } from '@/domain/unlocking'
import { currentSkillId, forgetModuleProgress } from '@/session/storage'
import { ChallengeModule } from './challenge/ChallengeModule'
import { GoOnWithoutIt } from './GoOnWithoutIt'
import { OpenModuleContext } from './ModuleHead'
import { NoModule } from './NoModule'
import { PdfModule } from './pdf/PdfModule'
import { PracticeModule } from './practice/PracticeModule'
import { QuizModule } from './quiz/QuizModule'
import { ToPath } from './ToPath'
import { VideoModule } from './video/VideoModule'

/** The view of each type of module; README.md says how to add one. */
const views: Readonly<Record<ModuleType, ComponentType<ModuleState>>> = {
  video: VideoModule,
  quiz: QuizModule,
  pdf: PdfModule,
  practice: PracticeModule,
  challenge: ChallengeModule,
}

/** The screen of a module: that of the history state, which is also the licence to open a locked one, or that of the address. */
export default function ModuleScreen() {
  const location = useLocation()
  const current = readModuleLocation(location)
  if (current) return <ModuleView key={location.key} {...current} />
  const addressed = addressedModule(location.search)
  return addressed ? <AddressedModuleView addressed={addressed} /> : <NoModule />
}

/** Finds the module of the address on its path, and opens it unless it is locked. */
function AddressedModuleView({ addressed }: { addressed: AddressedModule }) {
  const { skillId } = addressed
  const { t } = useTranslation()
  return (
    <QueryView
      options={learningPathQuery(skillId)}
      loading={t('modules.opening')}
      failed={{
        title: t('modules.error.notOpen'),
        message: t('learningPath.failed'),
        actions: <ToPath skillId={skillId} />,
      }}
    >
      {(path) => {
        const module = findOnPath(path, addressed.key)?.module
        if (!module) return <NoModule skillId={skillId} />
        if (!isUnlocked(path, module)) return <LockedModule skillId={skillId} />
        return <Navigate replace {...moduleLink({ skillId, module })} />
      }}
    </QueryView>
  )
}

function LockedModule({ skillId }: { skillId: number }) {
  const { t } = useTranslation()
  return (
    <StateView art="empty" title={t('modules.locked.title')} actions={<ToPath skillId={skillId} />}>
      {t('modules.locked.hint')}
    </StateView>
  )
}

function ModuleView(current: ModuleState) {
  const { skillId } = current
  const { t } = useTranslation()
  const { data: path } = useQuery(learningPathQuery(skillId))
  const position = findOnPath(path, current.module)
  const module = position?.module ?? current.module
  useEffect(() => void currentSkillId.set(skillId), [skillId])
  // It may have been completed in another window or on another device, in the middle of this one.
  const isDone = isCompleted(module)
  const forget = useEffectEvent(() => forgetModuleProgress(module))
  useEffect(() => {
    if (isDone) forget()
  }, [isDone])

  if (module.type === null) {
    return (
      <StateView
        art="error"
        title={t('modules.error.notOpen')}
        detail={t('modules.error.title')}
        actions={<GoOnWithoutIt {...current} isMain />}
      >
        {t('modules.error.notHere')}
      </StateView>
    )
  }
  const View = views[module.type]
  return (
    <OpenModuleContext value={{ position, isForQuestion: current.isForQuestion === true }}>
      <View {...current} module={module} />
    </OpenModuleContext>
  )
}
