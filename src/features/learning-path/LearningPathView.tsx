import { useMemo, useState, type ReactNode } from 'react'
import type { LearningModule, LearningPath } from '@/api/learning'
import type { Id } from '@/api/transport/call'
import CompassRose from '@/art/brand/compass-rose.svg?react'
import type { Ship } from '@/learner/settings/learners-ship'
import { useSetting } from '@/learner/settings/useSettings'
import type { PathState } from '@/navigation/navigation-state'
import type { AskForPath } from './ask-for-path'
import { focusNode } from './chart/node-elements'
import { PathChart } from './chart/PathChart'
import { GreatJobDialog } from './GreatJobDialog'
import styles from './LearningPathView.module.css'
import { PathList } from './list/PathList'
import { boatBefore, nextModule, pathNodes } from './path-nodes'
import { PathHead } from './PathHead'
import { WithPopover } from './popover/WithPopover'
import { TrophyDialog } from './TrophyDialog'
import { useAnnouncedSteps } from './useAnnouncedSteps'
import { useCelebration } from './useCelebration'

type LearningPathViewProps = {
  skillId: Id
  learningPath: LearningPath
  askForPath: AskForPath
  pathState: PathState
  ship: Ship
  nextStep?: ReactNode
  onOpenModule: (module: LearningModule) => void
  onBackToMap: () => void
  clearFlags: () => void
}

/** The path of a skill: heading, chart, what a node holds, and the joy over what is done. */
export function LearningPathView(props: LearningPathViewProps) {
  const { skillId, learningPath, pathState, ship, onOpenModule, onBackToMap, clearFlags } = props
  const { askForPath } = props
  const { skillName } = learningPath
  const path = useMemo(() => pathNodes(learningPath), [learningPath])
  const current = path.nodes[path.currentIndex]

  const [view, chooseView] = useSetting('view')

  useAnnouncedSteps(path.steps)

  const celebration = useCelebration({
    skillId,
    justCompleted: pathState.justCompleted,
    isPathDone: path.nodes.at(-1)?.disabled === false,
    clearFlags,
  })
  // The flags leave the history at once, and what they said is needed until the dialog is closed.
  const [{ completedModule, justCompleted }] = useState(pathState)

  return (
    <div className={view === 'list' ? styles.page : `${styles.page} ${styles.withChart}`}>
      <CompassRose className={styles.rose} data-decoration="" />
      <div className={styles.head}>
        <PathHead
          skillName={skillName}
          steps={path.steps}
          isAfterLesson={justCompleted}
          nextStep={props.nextStep}
          view={view}
          onChooseView={chooseView}
        />
      </div>
      <WithPopover
        path={path}
        skillName={skillName}
        askForPath={askForPath}
        onOpenModule={onOpenModule}
      >
        {view === 'list' ? (
          <PathList path={path} />
        ) : (
          <div className={styles.chart}>
            <PathChart
              path={path}
              skillName={skillName}
              ship={ship}
              boatAt={celebration.stage === 'great-job' ? boatBefore(path) : path.currentIndex}
            />
          </div>
        )}
      </WithPopover>
      <GreatJobDialog
        open={celebration.stage === 'great-job'}
        path={learningPath}
        askForPath={askForPath}
        doneTitle={completedModule}
        next={(current && nextModule(current)) ?? null}
        ship={ship}
        onClose={celebration.closeGreatJob}
        onClosed={() => current && focusNode(current.id)}
      />
      <TrophyDialog
        open={celebration.stage === 'trophy'}
        skillName={skillName}
        askForPath={askForPath}
        onClose={celebration.closeTrophy}
        onBackToMap={onBackToMap}
      />
    </div>
  )
}
