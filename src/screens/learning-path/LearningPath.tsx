import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameModule, modulesToShow, type Module, type LearningPath as Path } from '@/api/learning'
import { learningPathQuery } from '@/api/learning.queries'
import { errorText } from '@/api/transport/error-text'
import { ProgressBar } from '@/components/controls/ProgressBar'
import { showToast } from '@/components/dialogs/toasts'
import { ChartPage } from '@/components/layout/ChartPage'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { Loaded } from '@/components/states/Loaded'
import { Loading } from '@/components/states/Loading'
import { paths } from '@/config/paths'
import type { Id } from '@/domain/ids'
import type { PathState } from '@/domain/navigation-state'
import { boatBefore, nextModule, pathNodes, type PathNode } from '@/domain/path-nodes'
import { isSubSkillDone, percentDone } from '@/domain/progress'
import { useLanguage } from '@/i18n/useLanguage'
import { stored } from '@/session/stored'
import { introduction, view as viewThing } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { GreatJobDialog } from './GreatJobDialog'
import { NodePopover } from './NodePopover'
import { PathChart } from './PathChart'
import { PathList } from './PathList'
import { TrophyDialog } from './TrophyDialog'
import { useCelebration } from './useCelebration'

type LearningPathProps = {
  skillId: Id | null
  pathState: PathState
  onOpenModule: (module: Module) => void
  onBackToMap: (options?: { replace?: boolean }) => void
  /** Removes the flags of a completion from the history state. */
  clearFlags: () => void
}

/** The learning path screen: loads the path of a skill and shows it. */
export function LearningPath(props: LearningPathProps) {
  const { skillId, pathState, onBackToMap } = props
  const { t } = useTranslation('learning-path')
  const { t: tErrors } = useTranslation('errors')
  const path = useQuery(learningPathQuery(skillId, useLanguage()))
  useDocumentTitle(path.data?.skillName || t('pageTitle'))

  // Go back to the map if a module did not say its skill, or if the skill has no sub-skills.
  const isLost = typeof skillId !== 'number' && pathState.fromModule
  const isEmpty = path.data?.subSkills.length === 0

  const leave = useEffectEvent(() => {
    if (isEmpty) showToast({ kind: 'info', text: t('noSubskills') })
    onBackToMap({ replace: true })
  })
  useEffect(() => {
    if (isLost || isEmpty) leave()
  }, [isLost, isEmpty])

  // Keep showing the loading state until the redirect to the map happens.
  if (isLost || isEmpty) return <Loading label={t('loading')} />
  return (
    <Loaded
      query={path}
      loading={t('loading')}
      failed={t('failed')}
      detail={(error) => errorText(tErrors, error)}
      back={{ to: paths.skillMap, label: t('backToMap') }}
    >
      {(learningPath) =>
        skillId !== null && (
          <LearningPathView {...props} skillId={skillId} learningPath={learningPath} />
        )
      }
    </Loaded>
  )
}

type LearningPathViewProps = LearningPathProps & { skillId: Id; learningPath: Path }

/** The path of a skill: heading, chart or list, popovers and celebration dialogs. */
function LearningPathView(props: LearningPathViewProps) {
  const { skillId, learningPath, pathState, onOpenModule, onBackToMap, clearFlags } = props
  const { skillName } = learningPath
  const { t } = useTranslation('learning-path')
  const { value: view = 'map', keep: chooseView } = useStored(viewThing)
  const isIntroduced = useStored(introduction, skillId).value !== undefined
  const path = useMemo(() => pathNodes(learningPath, isIntroduced), [learningPath, isIntroduced])
  const current = path.nodes[path.currentIndex]

  const [openId, setOpenId] = useState<string | null>(null)
  const openNode = path.nodes.find(({ id }) => id === openId)
  const onOpenNode = useCallback(
    (node: PathNode) => {
      setOpenId(node.id)
      if (node.type === 'introduction') stored(introduction, skillId).keep('true')
    },
    [skillId],
  )

  const celebration = useCelebration({
    skillId,
    justCompleted: pathState.justCompleted,
    isPathDone: path.nodes.at(-1)?.disabled === false,
    clearFlags,
  })
  // Copy them: they are removed from the history state at once, but the dialog needs them until it
  // is closed.
  const [{ moduleData, completedModule }] = useState(pathState)
  const isCompleted = (module: Module) => moduleData !== null && isSameModule(module, moduleData)
  const step = learningPath.subSkills.find((one) => modulesToShow(one).some(isCompleted))
  const completed = step?.modules.find(isCompleted)
  const next = current ? nextModule(current) : null
  const goOn = next ? () => onOpenModule(next) : celebration.closeGreatJob

  // MUI has given the focus back by then.
  const focusCurrent = useEffectEvent(() => document.getElementById(current?.id ?? '')?.focus())
  useEffect(() => {
    if (celebration.stage === 'after-great-job') focusCurrent()
  }, [celebration.stage])

  return (
    <>
      <ChartPage
        back={{ to: paths.skillMap, words: t('backToMap') }}
        title={skillName || t('pageTitle')}
        showAs={t('showAs')}
        view={view}
        onChooseView={chooseView}
        progress={
          <ProgressBar
            label={t('progress.label')}
            percent={percentDone(learningPath.subSkills)}
            words={path.steps.total === 0 ? t('progress.none') : undefined}
          />
        }
        skillId={skillId}
      >
        {view === 'list' ? (
          <PathList path={path} onOpenNode={onOpenNode} />
        ) : (
          <PathChart
            path={path}
            skillName={skillName}
            boatAt={celebration.stage === 'great-job' ? boatBefore(path) : path.currentIndex}
            onOpenNode={onOpenNode}
          />
        )}
      </ChartPage>
      {openNode && (
        <NodePopover
          key={openNode.id}
          node={openNode}
          path={path}
          skillName={skillName}
          onOpenModule={onOpenModule}
          onOpenNode={onOpenNode}
          onClose={() => setOpenId(null)}
        />
      )}
      <GreatJobDialog
        open={celebration.stage === 'great-job'}
        doneTitle={completed?.title || completedModule?.title}
        doneStep={step && isSubSkillDone(step) ? step.title : undefined}
        next={next}
        onContinue={next || celebration.isTrophyNext ? goOn : undefined}
        onClose={celebration.closeGreatJob}
      />
      <TrophyDialog
        open={celebration.stage === 'trophy'}
        skillName={skillName}
        onClose={celebration.closeTrophy}
        onBackToMap={() => onBackToMap()}
      />
    </>
  )
}
