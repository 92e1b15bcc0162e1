import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { isMissingId } from '@/api/errors'
import { learningPathQuery } from '@/api/learning-path'
import { Button } from '@/components/controls/Button'
import { showToast } from '@/components/messages/toasts'
import { Loading } from '@/components/states/Loading'
import { QueryView } from '@/components/states/QueryView'
import { paths } from '@/config/paths'
import { pathLink, readPathLocation } from '@/domain/addresses'
import type { PathState } from '@/domain/navigation-state'
import { currentSkillId } from '@/session/storage'
import { LearningPathView } from './LearningPathView'

/** The learning path of the skill that the address or the history state names, else of the one that was open last. */
export default function LearningPathScreen() {
  const location = useLocation()
  const { skillId, isNamed, state } = readPathLocation(location)
  if (skillId === null && state.fromModule) return <Navigate to={paths.skillMap} replace />
  const shown = skillId ?? (isNamed ? undefined : currentSkillId.get()) ?? null
  if (shown === null) return <PathOfSkill skillId={null} pathState={state} />

  // The address says what is on the screen, whoever links to it.
  const link = pathLink(shown, state)
  const isSaid = link.to === location.pathname + location.search
  if (!isSaid) return <Navigate replace {...link} />
  return <PathOfSkill skillId={shown} pathState={state} />
}

type PathOfSkillProps = {
  /** Null for one that is no whole positive number. */
  skillId: number | null
  pathState: PathState
}

function PathOfSkill({ skillId, pathState }: PathOfSkillProps) {
  const { t } = useTranslation()
  const loading = t('learningPath.loading')
  return (
    <QueryView
      options={learningPathQuery(skillId)}
      loading={loading}
      failed={(error) => ({
        message: t(isMissingId(error) ? 'learningPath.noSkill' : 'learningPath.failed'),
        isFinal: isMissingId(error),
        actions: (
          <Button variant="outlined" to={paths.skillMap}>
            {t('learningPath.backToMap')}
          </Button>
        ),
      })}
    >
      {(learningPath, { retry, isFetching }) => {
        if (learningPath.subSkills.length === 0) {
          // It may have got lessons since it was read.
          return isFetching ? <Loading label={loading} onRetry={retry} /> : <NoLessons />
        }
        return (
          <LearningPathView
            key={skillId}
            skillId={Number(skillId)}
            learningPath={learningPath}
            isFetching={isFetching}
            pathState={pathState}
          />
        )
      }}
    </QueryView>
  )
}

/** Leads to the map, and says why. */
function NoLessons() {
  useEffect(() => showToast({ kind: 'info', text: 'learningPath.noSubskills' }), [])
  return <Navigate to={paths.skillMap} replace />
}
