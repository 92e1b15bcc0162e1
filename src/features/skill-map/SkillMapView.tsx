import { useTranslation } from 'react-i18next'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { view as viewThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { ChartPage } from '@/ui/layout/ChartPage'
import { Column } from '@/ui/layout/Column'
import { SkillMapChart } from './chart/SkillMapChart'
import { SkillMapList } from './list/SkillMapList'
import { useHiddenCategories } from './useHiddenCategories'

type SkillMapViewProps = {
  entries: readonly SkillMapEntry[]
  /** Null or undefined shows the default name. */
  userName: string | null | undefined
  onOpenSkill: (skill: Skill) => void
  /** Opens and centers this category and closes the others, for this visit only. */
  focusCategoryId?: string | undefined
}

/** The learner's skills, as a map or as a list (rules.md#skill-map). */
export function SkillMapView(props: SkillMapViewProps) {
  const { entries, userName, onOpenSkill } = props
  const { t } = useTranslation('skill-map')
  const { value: view = 'map', keep: chooseView } = useStored(viewThing)
  const categoryIds = entries.map(({ category }) => String(category.id))
  const focusCategoryId = categoryIds.find((id) => id === props.focusCategoryId)
  const { hidden, toggle } = useHiddenCategories(focusCategoryId, categoryIds)
  const shared = { entries, hidden, onToggle: toggle, onOpenSkill }

  return (
    <ChartPage
      title={t('title')}
      showAs={t('showAs')}
      view={view}
      onChooseView={chooseView}
      band={{ place: 'map', skillId: null }}
    >
      {view === 'map' ? (
        <SkillMapChart {...shared} userName={userName} focusCategoryId={focusCategoryId} />
      ) : (
        <Column width="list">
          <SkillMapList {...shared} />
        </Column>
      )}
    </ChartPage>
  )
}
