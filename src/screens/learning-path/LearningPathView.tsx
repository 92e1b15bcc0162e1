import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ProgressBar } from '@/components/controls/ProgressBar'
import { ChartPage } from '@/components/layout/ChartPage'
import { paths } from '@/config/paths'
import { moduleLink } from '@/domain/addresses'
import { isCompleted, type LearningPath, type Module } from '@/domain/learning-path'
import type { MapState, PathState } from '@/domain/navigation-state'
import { nodesOnPath } from '@/domain/path-nodes'
import { percentDone } from '@/domain/progress'
import {
  changeSettings,
  currentSkillId,
  forgetModuleProgress,
  introduction,
  isBegun,
  moduleProgress,
  useItem,
  useSettings,
} from '@/session/storage'
import { CelebrationDialogs } from './CelebrationDialogs'
import { NodePopover } from './NodePopover'
import { PathChart } from './PathChart'
import { PathList } from './PathList'
import { useCelebration } from './useCelebration'
import { useOpenNode } from './useOpenNode'
import { useVoyage } from './useVoyage'

type LearningPathViewProps = {
  skillId: number
  learningPath: LearningPath
  isFetching: boolean
  pathState: PathState
}

/** The path of a skill: heading, chart or list, the details of a node, and the dialogs after a completion. */
export function LearningPathView(props: LearningPathViewProps) {
  const { skillId, learningPath, pathState } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { skillName, subSkills } = learningPath
  const { view } = useSettings()
  useEffect(() => void currentSkillId.set(skillId), [skillId])
  useEffect(() => {
    // Completed on another device, or by a save whose answer was lost: Log out must not say that it starts again.
    for (const module of subSkills.flatMap(({ modules }) => modules).filter(isCompleted)) {
      if (isBegun(moduleProgress(module).get())) forgetModuleProgress(module)
    }
  }, [subSkills])
  const isIntroduced = useItem(introduction(skillId)) !== undefined
  const pathNodes = useMemo(
    () => nodesOnPath(learningPath, isIntroduced),
    [learningPath, isIntroduced],
  )
  const { openNode, showNode, closeNode } = useOpenNode({
    skillId,
    pathNodes,
    pathState,
    isIntroduced,
  })
  const openModule = (module: Module) => {
    // Who opens a lesson has begun; who has only looked at the introduction has not.
    introduction(skillId).set('true')
    const { to, state } = moduleLink({ skillId, module })
    void navigate(to, { state })
  }
  const toMap: MapState = { fromSkillId: skillId }
  const percent = percentDone(subSkills)
  const { done, total } = pathNodes.subSkills
  const isPartly = percent > 0 && percent < 100
  const voyage = useVoyage({ pathNodes, view, openModule })
  const celebration = useCelebration({ ...props, pathNodes, voyage })

  return (
    <>
      <ChartPage
        back={{ to: paths.skillMap, state: toMap, label: t('learningPath.backToMap') }}
        title={skillName || t('learningPath.pageTitle')}
        showAs={t('learningPath.showAs')}
        view={view}
        onChooseView={(chosen) => changeSettings({ view: chosen })}
        progress={
          <ProgressBar
            label={t('learningPath.progress.label')}
            percent={percent}
            text={
              total === 0
                ? t('learningPath.progress.none')
                : isPartly
                  ? t('learningPath.progress.parts', { percent, done, count: total })
                  : undefined
            }
          />
        }
        skillId={skillId}
      >
        {view === 'list' ? (
          <PathList pathNodes={pathNodes} onOpenNode={showNode} />
        ) : (
          <PathChart
            pathNodes={pathNodes}
            skillName={skillName}
            boatAt={celebration.isGreatJobOpen ? voyage.nodeBefore : pathNodes.currentIndex}
            isSailing={voyage.isSailing}
            onOpenNode={showNode}
          />
        )}
      </ChartPage>
      {openNode && (
        <NodePopover
          key={openNode.id}
          node={openNode}
          pathNodes={pathNodes}
          skillName={skillName}
          onOpenModule={openModule}
          onClose={closeNode}
        />
      )}
      <CelebrationDialogs
        celebration={celebration}
        next={voyage.next}
        learningPath={learningPath}
        skillId={skillId}
      />
    </>
  )
}
