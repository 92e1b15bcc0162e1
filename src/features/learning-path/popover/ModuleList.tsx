import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { ModuleIcon } from '@/art/kinds/ModuleIcon'
import { PlainButton } from '@/ui/controls/PlainButton'
import { Icon } from '@/ui/icons/Icon'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import { moduleTitle } from '../node-words'
import type { ModuleEntry } from '../unlock-rules'
import styles from './ModuleList.module.css'

type ModuleListProps = {
  entries: readonly ModuleEntry[]
  onOpenModule: (module: LearningModule) => void
}

/** The modules of an open step. Open ones are buttons; a locked one says what to finish first. */
export function ModuleList({ entries, onOpenModule }: ModuleListProps) {
  const { t } = useTranslation('learning-path')
  return (
    <ul className={styles.list} aria-label={t('step.modules')}>
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
  )
}

function ModuleRow({ entry }: { entry: ModuleEntry }) {
  const { t } = useTranslation('learning-path')
  const { module, state, blockedBy } = entry
  return (
    <>
      {module.type ? <ModuleIcon type={module.type} /> : <Icon name="help" />}
      <span className={styles.name}>
        <span>{moduleTitle(t, module)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        <span className={styles.type}>{t(`module.type.${module.type ?? 'unknown'}`)}</span>
        <VisuallyHidden>, </VisuallyHidden>
        {blockedBy && (
          <span className={styles.locked}>
            <Icon name="lock" size={17} />
            <span>{t('module.locked', { title: moduleTitle(t, blockedBy) })}</span>
          </span>
        )}
      </span>
      {state !== 'locked' && (
        <span className={`${styles.state} ${styles[state] ?? ''}`}>
          {state === 'done' && <Icon name="check" size={20} />}
          <span>
            {t(state === 'done' && module.isUnsaved ? 'module.notSaved' : `module.${state}`)}
          </span>
        </span>
      )}
    </>
  )
}
