import { useTranslation } from 'react-i18next'
import { canBeShown, type Module } from '@/api/learning'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { nextModule, type SubSkillNode } from '@/domain/path-nodes'
import type { ModuleEntry } from '@/domain/unlocking'
import { moduleTitle, stepTitle } from './node-words'
import nodeStyles from './node.module.css'
import styles from './NodePopover.module.css'

type StepDetailsProps = {
  node: SubSkillNode
  onOpenModule: (module: Module) => void
}

/** A step: its description, then its modules and one button, or what to finish first. */
export function StepDetails({ node, onOpenModule }: StepDetailsProps) {
  const { t } = useTranslation('learning-path')
  const { module: first } =
    node.entries.find(({ module }) => canBeShown(module)) ?? node.entries[0] ?? {}
  const isBegun = node.state === 'in-progress'
  const action = isBegun ? 'continue' : node.state === 'done' ? 'lookAgain' : 'start'
  // What is begun goes on where it stopped.
  const target = (isBegun && nextModule(node)) || first
  return (
    <>
      <p className={styles.text}>
        {node.entries.length === 0 ? t('step.empty') : (node.description ?? t('step.description'))}
      </p>
      {node.blockedBy && (
        <div className={styles.action}>
          <Note
            kind="info"
            icon="lock"
            title={t('step.locked', { title: stepTitle(t, node.blockedBy) })}
          />
        </div>
      )}
      {target && !node.disabled && (
        <>
          <ul className={styles.list} aria-label={t('step.modules')}>
            {node.entries.map((entry, index) => (
              <li key={index}>
                {entry.state === 'locked' ? (
                  <div className={styles.row}>
                    <ModuleRow entry={entry} />
                  </div>
                ) : (
                  <PlainButton className={styles.row} onClick={() => onOpenModule(entry.module)}>
                    <ModuleRow entry={entry} />
                  </PlainButton>
                )}
              </li>
            ))}
          </ul>
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

/** A module of an open step, which may itself be locked: then it says what to finish first. */
function ModuleRow({ entry }: { entry: ModuleEntry }) {
  const { t } = useTranslation('learning-path')
  const { module, state, blockedBy } = entry
  return (
    <>
      {module.type ? <ModuleIcon type={module.type} /> : <Icon name="help" />}
      <span className={styles.name}>
        <span>{moduleTitle(t, module)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={nodeStyles.status}>{t(`module.type.${module.type ?? 'unknown'}`)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        {blockedBy && (
          <span className={nodeStyles.status}>
            <span className={styles.locked}>
              <Icon name="lock" size={17} />
              <span>{t('module.locked', { title: moduleTitle(t, blockedBy) })}</span>
            </span>
          </span>
        )}
      </span>
      {state !== 'locked' && (
        <span className={`${styles.state} ${styles[state] ?? ''}`}>
          {state === 'done' && <Icon name="check" size={20} />}
          <span>{t(`module.${state}`)}</span>
        </span>
      )}
    </>
  )
}
