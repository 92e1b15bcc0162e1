import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { isMissingId } from '@/api/errors'
import { learningPathQuery } from '@/api/learning-path'
import { Button } from '@/components/controls/Button'
import { showToast } from '@/components/messages/toasts'
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
  const options = learningPathQuery(skillId)
  const { data } = useQuery(options)
  const isEmpty = data?.subSkills.length === 0

  // Not for an address of a skill that there is not.
  const isThere = data !== undefined && !isEmpty
  useEffect(() => {
    if (skillId !== null && isThere) currentSkillId.set(skillId)
  }, [skillId, isThere])

  useEffect(() => {
    if (isEmpty) showToast({ kind: 'info', text: 'learningPath.noSubskills' })
  }, [isEmpty, t])

  if (isEmpty) return <Navigate to={paths.skillMap} replace />
  return (
    <QueryView
      options={options}
      loading={t('learningPath.loading')}
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
      {(learningPath, { isFetching }) => (
        <LearningPathView
          key={skillId}
          skillId={Number(skillId)}
          learningPath={learningPath}
          isFetching={isFetching}
          pathState={pathState}
        />
      )}
    </QueryView>
  )
}
