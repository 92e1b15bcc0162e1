import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useNextStep } from '@/components/continue-bar/useNextStep'
import { ChartPage } from '@/components/layout/ChartPage'
import { Column } from '@/components/layout/Column'
import { readMapState } from '@/domain/navigation-state'
import { named, type SkillMapEntry } from '@/domain/skills'
import { changeSettings, useSettings } from '@/session/storage'
import { categoryElementId, skillElementId } from './element-ids'
import { SkillMapChart } from './SkillMapChart'
import { SkillMapList } from './SkillMapList'
import { useHiddenCategories } from './useHiddenCategories'

type SkillMapProps = {
  entries: readonly SkillMapEntry[]
  /** The category in the address; an unknown one shows the whole map. */
  categoryId: string | undefined
}

/** The learner's skills, as a map or as a list. */
export function SkillMap(props: SkillMapProps) {
  const { t } = useTranslation()
  const { view } = useSettings()

  const entries = useMemo(
    () =>
      props.entries.map(({ category, skills }) => ({
        category: named(category, t('ui.unnamedCategory')),
        skills: skills.map((skill) => named(skill, t('ui.unnamedSkill'))),
      })),
    [props.entries, t],
  )
  const categoryIds = entries.map(({ category }) => String(category.id))
  const focusCategoryId = categoryIds.find((id) => id === props.categoryId)
  const { hidden, toggle } = useHiddenCategories(focusCategoryId, categoryIds)

  const nextSkillId = useNextStep(null)?.skill?.id
  const { fromSkillId } = readMapState(useLocation().state)
  // Back in the history may come from another skill.
  const isFromPath = useNavigationType() !== 'POP' && fromSkillId !== null
  const beginsAt = isFromPath
    ? skillElementId(fromSkillId)
    : focusCategoryId && categoryElementId(focusCategoryId)
  const shared = {
    entries,
    hidden,
    nextSkillId,
    beginsAt,
    isCentered: !isFromPath,
    onToggle: toggle,
  }

  return (
    <ChartPage
      title={t('skillMap.title')}
      showAs={t('skillMap.showAs')}
      view={view}
      onChooseView={(chosen) => changeSettings({ view: chosen })}
      skillId={null}
      isSmall={view === 'map' && entries.length <= 2}
    >
      {view === 'map' ? (
        <SkillMapChart {...shared} focusCategoryId={focusCategoryId} />
      ) : (
        <Column width="list">
          <SkillMapList {...shared} />
        </Column>
      )}
    </ChartPage>
  )
}
