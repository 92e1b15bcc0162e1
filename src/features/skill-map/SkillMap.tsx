import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account.queries'
import type { Skill } from '@/api/skills'
import { skillMapQuery } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import StateEmpty from '@/art/states/state-empty.svg?react'
import { paths } from '@/config/paths'
import { useLanguage } from '@/i18n/useLanguage'
import { EmptyView } from '@/ui/states/EmptyView'
import { Loaded } from '@/ui/states/Loaded'
import { SkillMapView } from './SkillMapView'

type SkillMapProps = {
  onOpenSkill: (skill: Skill) => void
  /** The category in the URL, if there is one. */
  focusCategoryId?: string | undefined
}

/** Loads the learner's skill map, and shows it or why there is none. */
export function SkillMap({ onOpenSkill, focusCategoryId }: SkillMapProps) {
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
          <EmptyView
            art={StateEmpty}
            title={t('empty.title')}
            text={t('empty.text')}
            action={{ to: paths.skillSelection, label: t('empty.action') }}
          />
        ) : (
          <SkillMapView
            entries={entries}
            userName={userName}
            onOpenSkill={onOpenSkill}
            focusCategoryId={focusCategoryId}
          />
        )
      }
    </Loaded>
  )
}
