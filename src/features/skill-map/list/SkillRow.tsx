import { useTranslation } from 'react-i18next'
import type { Category, Skill } from '@/api/skills'
import { PlainButton } from '@/ui/controls/PlainButton'
import { ProgressBar } from '@/ui/controls/ProgressBar'
import { Icon } from '@/ui/icons/Icon'
import { SkillDisc } from '../chart/SkillDisc'
import styles from './list.module.css'

type SkillRowProps = { skill: Skill; category: Category; onOpen: (skill: Skill) => void }

/** A skill in the list. A click anywhere on the row counts for its button. */
export function SkillRow({ skill, category, onOpen }: SkillRowProps) {
  const { t } = useTranslation('skill-map')
  const { name, progress } = skill
  const action = progress <= 0 ? 'start' : progress < 100 ? 'continue' : 'open'
  return (
    <li className={styles.row}>
      <SkillDisc skill={skill} category={category} />
      <div className={styles.middle}>
        <h3 className={styles.name}>{name}</h3>
        <ProgressBar percent={progress} label={name} />
      </div>
      <PlainButton
        className={styles.action}
        aria-label={t('list.actionOf', { action: t(`list.${action}`), skill: name })}
        onClick={() => onOpen(skill)}
      >
        <span className={styles.word}>{t(`list.${action}`)}</span>
        <Icon name="chevron-right" />
      </PlainButton>
    </li>
  )
}
