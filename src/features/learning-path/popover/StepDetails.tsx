import { useTranslation } from 'react-i18next'
import { countsAsLesson, type LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import { stepTitle } from '../node-words'
import type { SubSkillNode } from '../path-nodes'
import { ModuleList } from './ModuleList'
import styles from './NodeDetails.module.css'
import { stepAbout } from './popover-words'

type StepDetailsProps = {
  titleId: string
  peek: Peek
  node: SubSkillNode
  onOpenModule: (module: LearningModule) => void
}

/** A step: what it is about, then its modules and Start, or what must be finished first. */
export function StepDetails({ titleId, peek, node, onOpenModule }: StepDetailsProps) {
  const { t } = useTranslation('learning-path')
  const { module: first } =
    node.entries.find(({ module }) => countsAsLesson(module)) ?? node.entries[0] ?? {}
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {stepTitle(t, node)}
      </h2>
      <InOther peek={peek} at={0} />
      <p className={styles.text}>{stepAbout(t, node)}</p>
      <InOther peek={peek} at={1} />
      {node.blockedBy && (
        <p className={styles.reason}>
          <Icon name="lock" size={20} />
          {t('step.locked', { title: stepTitle(t, node.blockedBy) })}
        </p>
      )}
      <InOther peek={peek} at={2} />
      {first && !node.disabled && (
        <>
          <ModuleList entries={node.entries} peek={peek} onOpenModule={onOpenModule} />
          <div className={styles.action}>
            <Button wide endIcon="arrow-right" onClick={() => onOpenModule(first)}>
              {t('step.start')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
