import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SkillCategory } from '@/api/skills'
import { Card } from '@/components/layout/Card'
import { IslandArt } from '@/components/pictures/IslandArt'
import type { Id } from '@/domain/ids'
import { chosenCount } from '@/domain/skill-selection'
import styles from './CategoryCard.module.css'
import { SkillChoice } from './SkillChoice'

type CategoryCardProps = {
  category: SkillCategory
  selection: readonly Id[]
  /** Locked while the selection is being saved. */
  isLocked: boolean
  onTick: (skillId: Id, ticked: boolean) => void
}

/** A category with its skills, and how many of them are ticked. */
export function CategoryCard({ category, selection, isLocked, onTick }: CategoryCardProps) {
  const { t } = useTranslation('skill-selection')
  const titleId = useId()
  const { name, color, iconType, skills } = category
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <span className={styles.island} style={color === null ? undefined : { borderColor: color }}>
          <IslandArt iconType={iconType} />
        </span>
        <div className={styles.words}>
          <h2 id={titleId}>{name}</h2>
          {skills.length > 0 && (
            <p className={styles.count}>
              {t('chosenOf', { count: chosenCount(category, selection), total: skills.length })}
            </p>
          )}
        </div>
      </header>
      {skills.length === 0 && <p className={styles.empty}>{t('noSkills')}</p>}
      <ul className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillChoice
              skill={skill}
              ticked={selection.includes(skill.id)}
              isLocked={isLocked}
              onTick={(ticked) => onTick(skill.id, ticked)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
