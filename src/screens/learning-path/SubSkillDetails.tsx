import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { ModuleIcon } from '@/components/pictures/ModuleIcon'
import { canBeShown, type Module } from '@/domain/learning-path'
import { nextModule, type SubSkillNode } from '@/domain/path-nodes'
import type { ModuleEntry } from '@/domain/unlocking'
import { moduleTitle, subSkillTitle } from './node-words'
import nodeStyles from './node.module.css'
import styles from './NodePopover.module.css'

type SubSkillDetailsProps = {
  node: SubSkillNode
  onOpenModule: (module: Module) => void
}

/** The description of a sub-skill, then its modules with Start and Continue, or what to finish first. */
export function SubSkillDetails({ node, onOpenModule }: SubSkillDetailsProps) {
  const { t } = useTranslation('learning-path')
  const { entries, blockedBy, disabled } = node
  const { module: first } = entries.find(({ module }) => canBeShown(module)) ?? entries[0] ?? {}
  const next = node.state === 'in-progress' ? nextModule(node) : null
  return (
    <>
      <p className={styles.text}>
        {entries.length === 0
          ? t('subSkill.empty')
          : (node.description ?? t('subSkill.description'))}
      </p>
      {blockedBy && (
        <div className={styles.locked}>
          <Note
            kind="info"
            icon="lock"
            title={t('subSkill.locked', { title: subSkillTitle(t, blockedBy) })}
          />
        </div>
      )}
      {first && !disabled && (
        <>
          <ul className={styles.list} aria-label={t('subSkill.modules')}>
            {entries.map((entry, index) => (
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
          <div className={styles.actions}>
            <Button
              variant={next ? 'outlined' : 'contained'}
              endIcon="arrow-right"
              onClick={() => onOpenModule(first)}
            >
              {t('subSkill.start')}
            </Button>
            {next && (
              <Button endIcon="arrow-right" onClick={() => onOpenModule(next)}>
                {t('subSkill.continue')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}

/** A module of an open sub-skill, which may itself be locked: then it says what to finish first. */
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
            <span className={styles.reason}>
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
