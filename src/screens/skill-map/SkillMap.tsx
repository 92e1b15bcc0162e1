import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account.queries'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { skillMapQuery } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import { Button } from '@/components/controls/Button'
import { ChartPage } from '@/components/layout/ChartPage'
import { Column } from '@/components/layout/Column'
import { Loaded } from '@/components/states/Loaded'
import { StateView } from '@/components/states/StateView'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { view as viewThing } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { SkillMapChart } from './SkillMapChart'
import { SkillMapList } from './SkillMapList'
import { useHiddenCategories } from './useHiddenCategories'

type SkillMapProps = {
  onOpenSkill: (skill: Skill) => void
  /** The category in the URL: it is open and centered, and the others are closed, for this visit only. */
  focusCategoryId?: string | undefined
}

/** Loads the learner's skill map, and shows it or why there is none. */
export function SkillMap(props: SkillMapProps) {
  const { t } = useTranslation('skill-map')
  const { t: tErrors } = useTranslation('errors')
  const skillMap = useQuery(skillMapQuery(useLanguage()))
  const { data: userName } = useQuery(userNameQuery)

  return (
    <Loaded
      query={skillMap}
      loading={t('loading')}
      failed={t('loadFailed')}
      detail={(error) => errorText(tErrors, error)}
    >
      {(entries) =>
        entries.every(({ skills }) => skills.length === 0) ? (
          <StateView
            art="empty"
            title={t('empty.title')}
            actions={
              <Button to={paths.skillSelection} endIcon="arrow-right">
                {t('empty.action')}
              </Button>
            }
          >
            {t('empty.text')}
          </StateView>
        ) : (
          <SkillMapView
            // Another visit, which begins with its own category.
            key={props.focusCategoryId}
            {...props}
            entries={entries}
            userName={userName}
          />
        )
      }
    </Loaded>
  )
}

type SkillMapViewProps = SkillMapProps & {
  entries: readonly SkillMapEntry[]
  /** Null or undefined shows the default name. */
  userName: string | null | undefined
}

/** The learner's skills, as a map or as a list. */
function SkillMapView(props: SkillMapViewProps) {
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
      skillId={null}
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
