import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameModule, lessonsOf, type LearningModule, type LearningPath } from '@/api/learning'
import type { Id } from '@/api/transport/call'
import { paths } from '@/config/paths'
import { stored } from '@/learner/stored'
import { introduction, view as viewThing, type Ship } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import type { PathState } from '@/navigation/navigation-state'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { ChartPage } from '@/ui/layout/ChartPage'
import { PathChart } from './chart/PathChart'
import { GreatJobDialog } from './GreatJobDialog'
import { PathList } from './list/PathList'
import { focusNode } from './open-node'
import { boatBefore, nextModule, pathNodes } from './path-nodes'
import { isStepDone, percentDone } from './path-progress'
import { WithPopover } from './popover/WithPopover'
import { TrophyDialog } from './TrophyDialog'
import { useCelebration } from './useCelebration'

type LearningPathViewProps = {
  skillId: Id
  learningPath: LearningPath
  pathState: PathState
  ship: Ship
  onOpenModule: (module: LearningModule) => void
  onBackToMap: () => void
  clearFlags: () => void
}

/** The path of a skill: heading, chart or list, popovers and celebration dialogs. */
export function LearningPathView(props: LearningPathViewProps) {
  const { skillId, learningPath, pathState, ship, onOpenModule, onBackToMap, clearFlags } = props
  const { skillName } = learningPath
  const { t } = useTranslation('learning-path')
  const isIntroduced = useStored(introduction, skillId).value !== undefined
  const path = useMemo(() => pathNodes(learningPath, isIntroduced), [learningPath, isIntroduced])
  const onIntroduced = useCallback(() => stored(introduction, skillId).keep('true'), [skillId])
  const current = path.nodes[path.currentIndex]

  const { value: view = 'map', keep: chooseView } = useStored(viewThing)

  const celebration = useCelebration({
    skillId,
    justCompleted: pathState.justCompleted,
    isPathDone: path.nodes.at(-1)?.disabled === false,
    clearFlags,
  })
  // Copy them: they are removed from the history state at once, but the dialog needs them until it
  // is closed.
  const [{ moduleData, completedModule }] = useState(pathState)
  const isCompleted = (module: LearningModule) =>
    moduleData !== null && isSameModule(module, moduleData)
  const step = learningPath.subSkills.find((one) => lessonsOf(one).some(isCompleted))
  const completed = step?.modules.find(isCompleted)

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
        band={{ place: 'path', skillId }}
      >
        <WithPopover {...{ path, skillName, onOpenModule, onIntroduced }}>
          {view === 'list' ? (
            <PathList path={path} />
          ) : (
            <PathChart
              path={path}
              skillName={skillName}
              ship={ship}
              boatAt={celebration.stage === 'great-job' ? boatBefore(path) : path.currentIndex}
            />
          )}
        </WithPopover>
      </ChartPage>
      <GreatJobDialog
        open={celebration.stage === 'great-job'}
        doneTitle={completed?.title || completedModule?.title}
        doneStep={step && isStepDone(step) ? step.title : undefined}
        next={(current && nextModule(current)) ?? null}
        ship={ship}
        onClose={celebration.closeGreatJob}
        onClosed={() => current && focusNode(current.id)}
      />
      <TrophyDialog
        open={celebration.stage === 'trophy'}
        skillName={skillName}
        onClose={celebration.closeTrophy}
        onBackToMap={onBackToMap}
      />
    </>
  )
}
