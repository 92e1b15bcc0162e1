import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useNextStep } from '@/components/continue-bar/useNextStep'
import { ProgressBar } from '@/components/controls/ProgressBar'
import { ChartPage } from '@/components/layout/ChartPage'
import { paths } from '@/config/paths'
import { findOnPath, type LearningPath as Path, type Module } from '@/domain/learning-path'
import { moduleLink } from '@/domain/module-address'
import type { PathState } from '@/domain/navigation-state'
import {
  indexBefore,
  introductionId,
  nextModule,
  pathNodes,
  type PathNode,
} from '@/domain/path-nodes'
import { isSubSkillDone, percentDone } from '@/domain/progress'
import { introduction, mapOrList, useItem } from '@/session/storage'
import { useCalm } from '@/theme/appearance'
import { GreatJobDialog } from './GreatJobDialog'
import { nodeWords, subSkillTitle } from './node-words'
import { IntroductionDetails, NodePopover, TrophyDetails } from './NodePopover'
import { PathChart } from './PathChart'
import { PathList } from './PathList'
import { SubSkillDetails } from './SubSkillDetails'
import { TrophyDialog } from './TrophyDialog'
import { useCelebration } from './useCelebration'
import { useVoyage } from './useVoyage'

type LearningPathProps = { skillId: number; learningPath: Path; pathState: PathState }

/** The path of a skill: heading, chart or list, the details of a node, and the dialogs after a completion. */
export function LearningPath({ skillId, learningPath, pathState }: LearningPathProps) {
  const { t } = useTranslation('learning-path')
  const navigate = useNavigate()
  const { skillName, subSkills } = learningPath
  const view = useItem(mapOrList) ?? 'map'
  const isIntroduced = useItem(introduction(skillId)) !== undefined
  const path = useMemo(() => pathNodes(learningPath, isIntroduced), [learningPath, isIntroduced])
  const current = path.nodes[path.currentIndex]
  const next = current ? nextModule(current) : null

  const [pressedId, setPressedId] = useState<string | null>(null)
  const { opensIntroduction = false } = pathState
  const openId = pressedId ?? (opensIntroduction ? introductionId : null)
  const openNode = path.nodes.find(({ id }) => id === openId)
  const showNode = useCallback(
    (id: string | null) => {
      setPressedId(id)
      if (opensIntroduction)
        void navigate(paths.learningPath, { replace: true, state: { skillId } })
    },
    [opensIntroduction, navigate, skillId],
  )
  const onOpenNode = useCallback((node: PathNode) => showNode(node.id), [showNode])
  const isWelcome = openNode?.type === 'introduction'
  useEffect(() => {
    if (isWelcome) introduction(skillId).set('true')
  }, [isWelcome, skillId])

  const openModule = (module: Module) => {
    const { to, state } = moduleLink({ skillId, module })
    void navigate(to, { state })
  }

  const celebration = useCelebration(skillId, pathState)
  const { stage, moduleData, completedModule, isTrophyNext, closeGreatJob } = celebration
  const completed = moduleData && findOnPath(learningPath, moduleData)
  const finished = completed && isSubSkillDone(completed.subSkill) ? completed.subSkill : null
  const nextSkill = useNextStep(skillId)?.skill
  const nodeBefore = indexBefore(path)
  const isCalm = useCalm()
  const canSail = view === 'map' && !isCalm && nodeBefore !== path.currentIndex
  const openNext = () => {
    celebration.end()
    if (next) openModule(next)
  }
  useVoyage(stage === 'sailing', openNext)
  const goOn = next ? (canSail ? celebration.sail : openNext) : isTrophyNext ? closeGreatJob : null

  // MUI has given the focus back by then.
  const focusCurrent = useEffectEvent(() => document.getElementById(current?.id ?? '')?.focus())
  useEffect(() => {
    if (stage === 'after-great-job') focusCurrent()
  }, [stage])

  const titleOf = (node: PathNode) => {
    if (node.type !== 'introduction') return nodeWords(t, node).title
    return skillName ? t('introduction.welcome', { skillName }) : t('introduction.welcomeUnnamed')
  }

  return (
    <>
      <ChartPage
        back={{ to: paths.skillMap, words: t('backToMap') }}
        title={skillName || t('pageTitle')}
        showAs={t('showAs')}
        view={view}
        onChooseView={mapOrList.set}
        progress={
          <ProgressBar
            label={t('progress.label')}
            percent={percentDone(subSkills)}
            words={path.subSkills.total === 0 ? t('progress.none') : undefined}
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
            boatAt={stage === 'great-job' ? nodeBefore : path.currentIndex}
            isWinning={isTrophyNext && stage !== 'great-job'}
            onOpenNode={onOpenNode}
          />
        )}
      </ChartPage>
      {openNode && (
        <NodePopover
          key={openNode.id}
          nodeId={openNode.id}
          title={titleOf(openNode)}
          onClose={() => showNode(null)}
        >
          {openNode.type === 'introduction' && (
            <IntroductionDetails path={path} onOpenNode={onOpenNode} />
          )}
          {openNode.type === 'sub-skill' && (
            <SubSkillDetails node={openNode} onOpenModule={openModule} />
          )}
          {openNode.type === 'trophy' && <TrophyDetails node={openNode} />}
        </NodePopover>
      )}
      <GreatJobDialog
        open={stage === 'great-job'}
        completed={completed?.module.title || completedModule?.title || ''}
        finishedSubSkill={
          finished &&
          subSkillTitle(t, { number: subSkills.indexOf(finished) + 1, title: finished.title })
        }
        next={next}
        onContinue={goOn}
        onClose={closeGreatJob}
      />
      <TrophyDialog
        open={stage === 'trophy'}
        skillName={skillName}
        nextSkill={nextSkill?.name}
        onClose={celebration.end}
        onBackToMap={() => void navigate(paths.skillMap)}
      />
    </>
  )
}
