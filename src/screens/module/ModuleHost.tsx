import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { learningPathQuery } from '@/api/learning.queries'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { findOnPath, lookAhead, nextStep, stepPast, type NextStep } from '@/domain/completion'
import type { ModuleState } from '@/domain/navigation-state'
import { useLanguage } from '@/i18n/useLanguage'
import { keepLastLesson } from '@/session/useLastLesson'
import { ChallengeModule } from './challenge/ChallengeModule'
import { moduleTitle, type ModuleViewProps } from './lesson'
import { ModuleError } from './ModuleError'
import { ModulePositionContext } from './ModuleFrame'
import { ModuleWaiting, type ModuleWaitingProps } from './ModuleWaiting'
import { PdfModule } from './pdf/PdfModule'
import { PracticeModule } from './practice/PracticeModule'
import { QuizModule } from './quiz/QuizModule'
import { useGoOn } from './useGoOn'
import { VideoModule } from './video/VideoModule'

/** The view of each kind of lesson; a missing kind is a type error. README.md says how to add one. */
const lessonViews: Readonly<Record<ModuleType, ComponentType<ModuleViewProps>>> = {
  video: VideoModule,
  quiz: QuizModule,
  pdf: PdfModule,
  practice: PracticeModule,
  challenge: ChallengeModule,
}

type ModuleHostProps = Pick<
  ModuleWaitingProps,
  'addressed' | 'isUnlocked' | 'isHere' | 'onRestore'
> & {
  /** The module from the history state; null after a typed address or in a new tab. */
  moduleState: ModuleState | null
  /** Opens the next step. `replace`: the module was already completed, so its history entry is replaced. */
  onGo: (skillId: number, step: NextStep, replace: boolean) => void
  /** Goes back to the path of the skill; null if the skill is unknown. */
  onBack: (skillId: number | null) => void
}

/** The screen of a module: finds its position on the path and renders the view of its kind. */
export function ModuleHost(props: ModuleHostProps) {
  const { moduleState, onGo, onBack, ...waiting } = props
  if (!moduleState) {
    return <ModuleWaiting {...waiting} onBack={() => onBack(waiting.addressed?.skillId ?? null)} />
  }
  const { skillId, module } = moduleState
  return (
    <OpenModule
      key={`${skillId} ${module.subSkillId} ${module.type} ${module.id} ${module.contentId}`}
      current={moduleState}
      onGo={(step, replace) => onGo(skillId, step, replace)}
      onBack={() => onBack(skillId)}
    />
  )
}

type OpenModuleProps = {
  current: ModuleState
  onGo: (step: NextStep, replace: boolean) => void
  onBack: () => void
}

function OpenModule({ current, onGo, onBack }: OpenModuleProps) {
  const { t } = useTranslation('modules')
  const queryClient = useQueryClient()
  const pathQuery = learningPathQuery(current.skillId, useLanguage())
  const { data: path } = useQuery(pathQuery)
  const position = findOnPath(path, current.module)
  const module = position?.module ?? current.module
  useDocumentTitle(moduleTitle(t, module.type, module.title))

  const fetchPath = () => queryClient.fetchQuery(pathQuery)
  const goOn = useGoOn({ path, fetchPath, onGo })
  const [opened] = useState(current)
  useEffect(() => keepLastLesson(opened), [opened])

  const onSkip = () => goOn((known) => stepPast(known, module), false)
  if (!module.type) {
    return (
      <ModuleError
        what={t('error.notHere')}
        detail={t('error.title')}
        onSkip={onSkip}
        onBack={onBack}
      />
    )
  }
  const View = lessonViews[module.type]
  return (
    <ModulePositionContext value={position}>
      <View
        module={module}
        ahead={lookAhead(path, module)}
        onCompleted={() => {
          // Store the new status, so that the lesson counts as completed where it is restored.
          keepLastLesson({ ...current, module: { ...module, status: 'completed' } })
          goOn((known) => nextStep(known, module), false)
        }}
        onPassedOver={(celebrates) =>
          goOn((known) => (celebrates ? nextStep : stepPast)(known, module), true)
        }
        onSkip={onSkip}
        onBack={onBack}
      />
    </ModulePositionContext>
  )
}
