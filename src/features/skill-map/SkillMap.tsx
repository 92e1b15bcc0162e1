import { useTranslation } from 'react-i18next'
import { useUserName } from '@/api/account.queries'
import type { Skill } from '@/api/skills'
import { useSkillMap } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import { paths } from '@/config/paths'
import type { ModuleState } from '@/navigation/navigation-state'
import { EmptyView } from '@/ui/states/EmptyView'
import { Loaded } from '@/ui/states/Loaded'
import { SnapshotStrip } from '@/ui/states/SnapshotStrip'
import { NextStep } from './NextStep'
import { ShipQuestion } from './ShipQuestion'
import { SkillMapView } from './SkillMapView'
import { useModuleToContinue } from './useModuleToContinue'

type SkillMapProps = {
  onOpenSkill: (skill: Skill) => void
  /** Goes on with a lesson, at once. */
  onContinue: (target: ModuleState) => void
  /** The category of the address, if it names one. */
  focusCategoryId?: string | undefined
}

/** The learner's skill map, or why there is none to show. */
export function SkillMap({ onOpenSkill, onContinue, focusCategoryId }: SkillMapProps) {
  const { t } = useTranslation('skill-map')
  const { t: tErrors } = useTranslation('errors')
  const skillMap = useSkillMap()
  const userName = useUserName()
  const target = useModuleToContinue(skillMap.data)

  return (
    <Loaded
      read={skillMap}
      loading={t('loading')}
      failed={t('loadFailed')}
      detail={(error) => errorText(tErrors, error)}
    >
      {(entries) =>
        entries.every(({ skills }) => skills.length === 0) ? (
          <EmptyView
            title={t('empty.title')}
            text={t('empty.text')}
            action={{ to: paths.skillSelection, label: t('empty.action') }}
          />
        ) : (
          <>
            <SnapshotStrip
              what={t('snapshotOf')}
              at={skillMap.snapshotAt}
              onRetry={skillMap.retry}
              isRetrying={skillMap.isRetrying}
            />
            <ShipQuestion />
            <SkillMapView
              entries={entries}
              userName={userName}
              nextStep={<NextStep entries={entries} target={target} onContinue={onContinue} />}
              onOpenSkill={onOpenSkill}
              focusCategoryId={focusCategoryId}
            />
          </>
        )
      }
    </Loaded>
  )
}
