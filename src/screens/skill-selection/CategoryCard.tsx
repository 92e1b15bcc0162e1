import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Card } from '@/components/layout/Card'
import { IslandArt } from '@/components/pictures/IslandArt'
import { includesId, withId, type Id } from '@/domain/ids'
import { chosenCount, withoutSkillsOf } from '@/domain/skill-selection'
import type { SkillCategory } from '@/domain/skills'
import styles from './CategoryCard.module.css'
import { SkillChoice } from './SkillChoice'

type CategoryCardProps = {
  category: SkillCategory
  selection: readonly Id[]
  /** Some of its skills were ticked for the learner. */
  isChosenForGoals: boolean
  /** Locked while the selection is being saved. */
  isLocked: boolean
  onSelect: (selection: Id[]) => void
}

/** A category with its skills, and how many of them are ticked. */
export function CategoryCard(props: CategoryCardProps) {
  const { category, selection, isChosenForGoals, isLocked, onSelect } = props
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
          {isChosenForGoals && (
            <Button
              variant="text"
              size="small"
              className={styles.untickAll}
              aria-label={t('untickAllOf', { category: name })}
              onClick={() => onSelect(withoutSkillsOf(category, selection))}
            >
              {t('untickAll')}
            </Button>
          )}
        </div>
      </header>
      {skills.length === 0 && <p className={styles.empty}>{t('noSkills')}</p>}
      <ul className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillChoice
              skill={skill}
              ticked={includesId(selection, skill.id)}
              isLocked={isLocked}
              onTick={(ticked) => onSelect(withId(selection, skill.id, ticked))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
