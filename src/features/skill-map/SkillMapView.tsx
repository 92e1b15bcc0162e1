import type { ReactNode } from 'react'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { useSetting } from '@/learner/settings/useSettings'
import { Column } from '@/ui/layout/Column'
import { SkillMapChart } from './chart/SkillMapChart'
import { SkillMapList } from './list/SkillMapList'
import { SkillMapHead } from './SkillMapHead'
import styles from './SkillMapView.module.css'
import { useHiddenCategories } from './useHiddenCategories'

type SkillMapViewProps = {
  entries: readonly SkillMapEntry[]
  /** Null or undefined: the default name. */
  userName: string | null | undefined
  onOpenSkill: (skill: Skill) => void
  /** What comes next. */
  nextStep?: ReactNode
  /** The category that is open and in the middle, the others closed for this visit. */
  focusCategoryId?: string | undefined
}

/** The learner's skills, as a map or as a list (rules.md#skill-map). */
export function SkillMapView(props: SkillMapViewProps) {
  const { entries, userName, onOpenSkill } = props
  const [view, chooseView] = useSetting('view')
  const categoryIds = entries.map(({ category }) => String(category.id))
  const focusCategoryId = categoryIds.find((id) => id === props.focusCategoryId)
  const { hidden, toggle } = useHiddenCategories(focusCategoryId, categoryIds)
  const shared = { entries, hidden, onToggle: toggle, onOpenSkill }

  // The head has one place in both: the switch that was pressed keeps the focus.
  return (
    <Column width={view === 'map' ? 'window' : 'list'}>
      <SkillMapHead
        className={view === 'map' ? styles.onMap : styles.onList}
        view={view}
        onChoose={chooseView}
        nextStep={props.nextStep}
      />
      {view === 'map' ? (
        <SkillMapChart {...shared} userName={userName} focusCategoryId={focusCategoryId} />
      ) : (
        <SkillMapList {...shared} />
      )}
    </Column>
  )
}
