import { useTranslation } from 'react-i18next'
import { countsAsLesson, type LearningModule } from '@/api/learning'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { SecondLine } from '@/ui/reading/SecondLine'
import { stepTitle } from '../node-words'
import type { SubSkillNode } from '../path-nodes'
import { ModuleList } from './ModuleList'
import styles from './NodeDetails.module.css'
import { stepAbout } from './popover-words'

type StepDetailsProps = {
  titleId: string
  node: SubSkillNode
  onOpenModule: (module: LearningModule) => void
}

/** A step: its description, then its modules and Start, or what to finish first. */
export function StepDetails({ titleId, node, onOpenModule }: StepDetailsProps) {
  const { t } = useTranslation('learning-path')
  const { module: first } =
    node.entries.find(({ module }) => countsAsLesson(module)) ?? node.entries[0] ?? {}
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {stepTitle(t, node)}
      </h2>
      <SecondLine of={stepTitle(t, node)} />
      <p className={styles.text}>{stepAbout(t, node)}</p>
      <SecondLine of={stepAbout(t, node)} />
      {node.blockedBy && (
        <p className={styles.reason}>
          <Icon name="lock" size={20} />
          <span>{t('step.locked', { title: stepTitle(t, node.blockedBy) })}</span>
        </p>
      )}
      {node.blockedBy && (
        <SecondLine of={t('step.locked', { title: stepTitle(t, node.blockedBy) })} />
      )}
      {first && !node.disabled && (
        <>
          <ModuleList entries={node.entries} onOpenModule={onOpenModule} />
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
