import { useTranslation } from 'react-i18next'
import { countsAsLesson, type LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { stepTitle } from '../node-words'
import { nextModule, type SubSkillNode } from '../path-nodes'
import { ModuleList } from './ModuleList'
import styles from './NodeDetails.module.css'

type StepDetailsProps = {
  titleId: string
  node: SubSkillNode
  onOpenModule: (module: LearningModule) => void
}

/** The word of the button; a locked step has none. */
const actionOf = {
  open: 'start',
  'in-progress': 'continue',
  done: 'lookAgain',
  locked: 'start',
} as const

/** A step: its description, then its modules and one button, or what to finish first. */
export function StepDetails({ titleId, node, onOpenModule }: StepDetailsProps) {
  const { t } = useTranslation('learning-path')
  const { module: first } =
    node.entries.find(({ module }) => countsAsLesson(module)) ?? node.entries[0] ?? {}
  const action = actionOf[node.state]
  // What is begun goes on where it stopped.
  const target = (action === 'continue' && nextModule(node)) || first
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {stepTitle(t, node)}
      </h2>
      <p className={styles.text}>
        {node.entries.length === 0 ? t('step.empty') : (node.description ?? t('step.description'))}
      </p>
      {node.blockedBy && (
        <p className={styles.reason}>
          <Icon name="lock" size={20} />
          <span>{t('step.locked', { title: stepTitle(t, node.blockedBy) })}</span>
        </p>
      )}
      {target && !node.disabled && (
        <>
          <ModuleList entries={node.entries} onOpenModule={onOpenModule} />
          <div className={styles.action}>
            <Button wide endIcon="arrow-right" onClick={() => onOpenModule(target)}>
              {t(`step.${action}`)}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
