import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSameModule, lessonsOf, type LearningModule, type LearningPath } from '@/api/learning'
import type { Id } from '@/api/transport/call'
import { paths } from '@/config/paths'
import type { Ship } from '@/learner/ships'
import { useView } from '@/learner/useView'
import type { PathState } from '@/navigation/navigation-state'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { ChartPage } from '@/ui/layout/ChartPage'
import { PathChart } from './chart/PathChart'
import { GreatJobDialog } from './GreatJobDialog'
import { PathList } from './list/PathList'
import { focusNode } from './open-node'
import { boatBefore, nextModule, pathNodes } from './path-nodes'
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
  const path = useMemo(() => pathNodes(learningPath), [learningPath])
  const current = path.nodes[path.currentIndex]
  const { done, total } = path.steps

  const [view, chooseView] = useView()

  const celebration = useCelebration({
    skillId,
    justCompleted: pathState.justCompleted,
    isPathDone: path.nodes.at(-1)?.disabled === false,
    clearFlags,
  })
  // Copy them: they are removed from the history state at once, but the dialog needs them until it
  // is closed.
  const [{ moduleData, completedModule }] = useState(pathState)
  const completed =
    moduleData &&
    learningPath.subSkills.flatMap(lessonsOf).find((module) => isSameModule(module, moduleData))

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
            percent={total === 0 ? 0 : (100 * done) / total}
            words={total === 0 ? t('progress.none') : t('progress.words', { done, total })}
          />
        }
        band={{ place: 'path', skillId }}
      >
        <WithPopover path={path} skillName={skillName} onOpenModule={onOpenModule}>
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
