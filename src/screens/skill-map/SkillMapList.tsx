import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainButton } from '@/components/controls/PlainButton'
import { ProgressBar } from '@/components/controls/ProgressBar'
import { Icon } from '@/components/icons/Icon'
import { Card } from '@/components/layout/Card'
import { IslandArt } from '@/components/pictures/IslandArt'
import { inSlotOrder } from '@/domain/category-slots'
import type { Category, Skill, SkillMapEntry } from '@/domain/skills'
import { colorOf, SkillDisc } from './SkillDisc'
import styles from './SkillMapList.module.css'
import type { HiddenCategories } from './useHiddenCategories'

type SkillMapListProps = {
  entries: readonly SkillMapEntry[]
  hidden: HiddenCategories
  onToggle: (categoryId: string) => void
  onOpenSkill: (skill: Skill) => void
}

/** The map as a list: the same skills in the same order with the same actions. */
export function SkillMapList({ entries, hidden, onToggle, onOpenSkill }: SkillMapListProps) {
  return (
    <>
      {inSlotOrder(entries).map(({ entry, slot }) => (
        <CategoryCard
          key={slot}
          entry={entry}
          isOpen={!hidden.has(String(entry.category.id))}
          onToggle={onToggle}
          onOpenSkill={onOpenSkill}
        />
      ))}
    </>
  )
}

type CategoryCardProps = Pick<SkillMapListProps, 'onToggle' | 'onOpenSkill'> & {
  entry: SkillMapEntry
  isOpen: boolean
}

function CategoryCard({ entry, isOpen, onToggle, onOpenSkill }: CategoryCardProps) {
  const { t } = useTranslation('skill-map')
  const listId = useId()
  const { category, skills } = entry
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <span className={styles.island} style={colorOf(category)}>
          <IslandArt iconType={category.iconType} />
        </span>
        <div className={styles.category}>
          <h2>{category.name}</h2>
          <small>{t('list.skills', { count: skills.length })}</small>
        </div>
        <PlainButton
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-label={t(isOpen ? 'list.hideOf' : 'list.showOf', { category: category.name })}
          onClick={() => onToggle(String(category.id))}
        >
          <span>{t(isOpen ? 'list.hide' : 'list.show')}</span>
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </PlainButton>
      </header>
      {isOpen && (
        <ul id={listId}>
          {skills.map((skill, index) => (
            <SkillRow
              key={`${skill.id} ${index}`}
              skill={skill}
              category={category}
              onOpen={onOpenSkill}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type SkillRowProps = { skill: Skill; category: Category; onOpen: (skill: Skill) => void }

/** A skill in the list. A click anywhere on the row counts for its button. */
function SkillRow({ skill, category, onOpen }: SkillRowProps) {
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
