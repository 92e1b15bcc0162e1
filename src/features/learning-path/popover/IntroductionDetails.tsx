import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { stepTitle } from '../node-words'
import type { PathNode, PathNodes } from '../path-nodes'
import styles from './NodeDetails.module.css'

type IntroductionDetailsProps = {
  titleId: string
  skillName: string
  path: PathNodes
  onOpenNode: (node: PathNode) => void
}

/** The popover of the introduction: a welcome and a button to the next step. */
export function IntroductionDetails(props: IntroductionDetailsProps) {
  const { titleId, skillName, path, onOpenNode } = props
  const { t } = useTranslation('learning-path')
  const next = path.nodes.find(
    (node) =>
      node.type === 'step' && !node.disabled && node.state !== 'done' && node.countedModules > 0,
  )
  return (
    <>
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {t('introduction.welcome', { skillName })}
      </h2>
      {path.steps.total > 0 && (
        <p className={styles.text}>{t('introduction.how', { count: path.steps.total })}</p>
      )}
      {next?.type === 'step' && (
        <div className={styles.action}>
          <Button wide endIcon="arrow-right" onClick={() => onOpenNode(next)}>
            {t('introduction.goToStep', { title: stepTitle(t, next) })}
          </Button>
        </div>
      )}
    </>
  )
}
