import { useTranslation } from 'react-i18next'
import { useUserKey, useUserName } from '@/api/account.queries'
import type { Skill } from '@/api/skills'
import { useSkillMap } from '@/api/skills.queries'
import { errorText } from '@/api/transport/error-text'
import { useStartOver } from '@/api/transport/useStartOver'
import { paths } from '@/config/paths'
import type { ModuleState } from '@/navigation/navigation-state'
import { EmptyView } from '@/ui/states/EmptyView'
import { ErrorView } from '@/ui/states/ErrorView'
import { Loading } from '@/ui/states/Loading'
import { SnapshotStrip } from '@/ui/states/SnapshotStrip'
import { ContinueButton } from './ContinueButton'
import { SkillMapView } from './SkillMapView'
import { usePlaceToContinue } from './usePlaceToContinue'

type SkillMapProps = {
  onOpenSkill: (skill: Skill) => void
  /** Goes on with a lesson, at once. */
  onContinue: (place: ModuleState) => void
  /** The category of the address, if it names one. */
  focusCategoryId?: string | undefined
}

/** The learner's skill map, or why there is none to show. */
export function SkillMap({ onOpenSkill, onContinue, focusCategoryId }: SkillMapProps) {
  const { t } = useTranslation('skill-map')
  const { t: tErrors } = useTranslation('errors')
  const skillMap = useSkillMap()
  const startOver = useStartOver()
  const userName = useUserName()
  const userKey = useUserKey()
  const goOn = usePlaceToContinue(skillMap.data)

  if (skillMap.data === undefined) {
    if (!skillMap.error) return <Loading label={t('loading')} onRetry={startOver} />
    return (
      <ErrorView
        // The server's own words may end with a full stop already.
        what={t('loadFailed', { message: errorText(tErrors, skillMap.error).replace(/\.$/, '') })}
        onRetry={() => void skillMap.refetch()}
        retrying={skillMap.isFetching}
      />
    )
  }
  if (skillMap.data.every(({ skills }) => skills.length === 0)) {
    return (
      <EmptyView
        title={t('empty.title')}
        text={t('empty.text')}
        action={{ to: paths.skillSelection, label: t('empty.action') }}
      />
    )
  }
  return (
    <>
      <SnapshotStrip what={t('snapshotOf')} at={skillMap.snapshotAt} />
      <SkillMapView
        entries={skillMap.data}
        userName={userName}
        userKey={userKey}
        goOn={goOn && <ContinueButton place={goOn} onContinue={onContinue} />}
        onOpenSkill={onOpenSkill}
        focusCategoryId={focusCategoryId}
      />
    </>
  )
}
