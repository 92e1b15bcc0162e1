import { useRef, useState, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Skill, SkillCategories } from '@/api/skills'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { SkipLink } from '@/components/layout/SkipLink'
import { shownCategories, skillsForGoals } from '@/domain/skill-selection'
import { useLanguage } from '@/i18n/useLanguage'
import { CategoryCard } from './CategoryCard'
import { CategoryPager } from './CategoryPager'
import styles from './SkillSelectionForm.module.css'
import { useSelection, type SaveProblem } from './useSelection'

const saveId = 'save-skills'

/** More names would fill a phone. */
const mostNamed = 4

type SkillSelectionFormProps = { offer: SkillCategories; onSaved: () => void }

/** One card per category. On small screens they are in a row, to swipe or to page through. */
export function SkillSelectionForm({ offer, onSaved }: SkillSelectionFormProps) {
  const { t } = useTranslation('skill-selection')
  const categories = shownCategories(offer)
  const forGoals = skillsForGoals(offer)
  const { selection, tick, save, write, isSaving, problem } = useSelection(offer, onSaved)
  const { rowRef, current, onScroll, goTo } = useCardRow()

  return (
    <>
      <Column width="wide">
        <h1>{t('title')}</h1>
        <div className={styles.hint}>
          <p>{t('hint')}</p>
          {forGoals.length > 0 && <ChosenForGoals skills={forGoals} />}
        </div>
        <SkipLink targetId={saveId}>{t('skipToSave')}</SkipLink>
        <div
          ref={rowRef}
          onScroll={onScroll}
          className={`${styles.cards} ${categories.length === 1 ? styles.single : ''}`}
        >
          {categories.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              selection={selection}
              isLocked={isSaving}
              onTick={tick}
            />
          ))}
        </div>
        {categories.length > 1 && (
          <CategoryPager categories={categories} current={current} onGo={goTo} />
        )}
      </Column>
      <ActionBar
        width="wide"
        note={
          <>
            <WriteNote isPending={write.isPending} tryAgain={write.tryAgain} />
            {problem && <SaveProblemNote problem={problem} />}
          </>
        }
        secondary={
          <p role="status" className={styles.count}>
            {t('chosen', { count: selection.length })}
          </p>
        }
      >
        <Button id={saveId} busy={isSaving} busyLabel={t('saving')} onClick={save}>
          {t('save')}
        </Button>
      </ActionBar>
    </>
  )
}

/** Says which skills the first visit has ticked and why: the first of them by name. */
function ChosenForGoals({ skills }: { skills: readonly Skill[] }) {
  const { t } = useTranslation('skill-selection')
  const list = new Intl.ListFormat(useLanguage())
  const named = skills.slice(0, mostNamed).map(({ name }) => name)
  const rest = skills.length - named.length
  const names = list.format(rest > 0 ? [...named, t('moreSkills', { count: rest })] : named)
  return <p>{t('forGoals', { count: skills.length, names })}</p>
}

/** Says beside the button why nothing was saved and what to do. */
function SaveProblemNote({ problem }: { problem: SaveProblem }) {
  const { t } = useTranslation('skill-selection')
  if (problem === 'none') return <Note kind="warning" role="alert" title={t('chooseOne')} />
  return (
    <Note kind="error" role="alert" title={t('notSaved')} detail={t(`dashboard.errors.${problem}`)}>
      {t(`advice.${problem}`)}
    </Note>
  )
}

/** The row of cards on small screens: which one is in view, and a function that scrolls to another. */
function useCardRow() {
  const rowRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const stepOf = (row: HTMLElement) => row.scrollWidth / row.children.length

  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(row.scrollLeft / stepOf(row)))

  const goTo = (index: number) => {
    const row = rowRef.current
    if (!row) return
    // The row snaps to the card that is next to it.
    row.scrollLeft = index * stepOf(row)
    // After a long card, to the title of the next one.
    if (row.getBoundingClientRect().top < 0) row.scrollIntoView()
    setCurrent(index)
  }

  return { rowRef, current, onScroll, goTo }
}
