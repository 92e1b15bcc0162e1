import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { learningPathQuery } from '@/api/learning-path'
import { Button } from '@/components/controls/Button'
import { showToast } from '@/components/dialogs/toasts'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { QueryView } from '@/components/states/QueryView'
import { paths } from '@/config/paths'
import { readPathState } from '@/domain/navigation-state'
import { currentSkillId } from '@/session/storage'
import { LearningPathView } from './LearningPathView'

/** The learning path of a skill: the one in the history state, else the one that was open last. */
export default function LearningPathScreen() {
  const { t } = useTranslation('learning-path')
  const pathState = readPathState(useLocation().state)
  const { fromModule } = pathState
  const isLost = fromModule && typeof pathState.skillId !== 'number'
  const skillId = pathState.skillId ?? currentSkillId.get() ?? null
  const options = { ...learningPathQuery(skillId), enabled: !isLost }
  const { data } = useQuery(options)
  const isEmpty = data?.subSkills.length === 0
  useDocumentTitle(data?.skillName || t('pageTitle'))

  useEffect(() => {
    if (!isLost && typeof skillId === 'number') currentSkillId.set(skillId)
  }, [isLost, skillId])

  useEffect(() => {
    if (isEmpty) showToast({ kind: 'info', text: t('noSubskills') })
  }, [isEmpty, t])

  if (isLost || isEmpty) return <Navigate to={paths.skillMap} replace />
  return (
    <QueryView
      options={options}
      loading={t('loading')}
      failed={{
        what: t('failed'),
        actions: (
          <Button variant="outlined" to={paths.skillMap}>
            {t('backToMap')}
          </Button>
        ),
      }}
    >
      {(learningPath) => (
        <LearningPathView
          key={skillId}
          skillId={Number(skillId)}
          learningPath={learningPath}
          pathState={pathState}
        />
      )}
    </QueryView>
  )
}
