import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isUnanswered } from '@/api/errors'
import { learningPathQuery, useSubmitFeedback } from '@/api/learning-path'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { paths } from '@/config/paths'
import { isSameId } from '@/domain/ids'
import { celebratingState, readFeedbackState, type FeedbackState } from '@/domain/navigation-state'
import { ratingsToGo, type Rating } from '@/domain/rating'
import { StarRating } from './StarRating'

export default function LessonFeedbackScreen() {
  const { state, key } = useLocation()
  const completion = readFeedbackState(state)
  if (!completion) return <Navigate to={paths.skillMap} replace />
  return <LessonFeedback key={key} {...completion} />
}

/** 'Rate This Lesson': two questions with five stars each about a sub-skill. */
function LessonFeedback({ skillId, subSkillId, moduleData, finishesSkill }: FeedbackState) {
  const { t } = useTranslation('lesson-feedback')
  const navigate = useNavigate()
  const hintId = useId()
  useDocumentTitle(t('title'))
  const { data: path } = useQuery(learningPathQuery(skillId))
  const subSkill = path?.subSkills.find(({ id }) => isSameId(id, subSkillId))
  const [helpfulness, setHelpfulness] = useState<Rating>(null)
  const [confidence, setConfidence] = useState<Rating>(null)
  /** The answer to a try was lost, so the stars may have arrived. A later refusal does not change that. */
  const [mayBeSent, setMayBeSent] = useState(false)
  const feedback = useSubmitFeedback()
  const toGo = ratingsToGo([helpfulness, confidence])

  // Closing celebrates the completed module too.
  const goToPath = () =>
    void navigate(paths.learningPath, {
      replace: true,
      state: celebratingState(skillId, moduleData, finishesSkill),
    })

  const submit = () => {
    if (!helpfulness || !confidence) return
    feedback.mutate(
      { subSkillId, helpfulness, confidence },
      {
        onSuccess: goToPath,
        onError: (error) => {
          if (isUnanswered(error)) setMayBeSent(true)
        },
      },
    )
  }

  return (
    <>
      <Column>
        <Stack
          direction="row"
          sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between', mr: -1 }}
        >
          <Typography variant="h1" sx={{ mt: 0.75 }}>
            {t('title')}
          </Typography>
          <CloseButton onClick={goToPath} />
        </Stack>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{subSkill?.title}</Typography>
          <ListenButton />
        </Stack>
        <StarRating topic="helpfulness" rating={helpfulness} onRate={setHelpfulness} />
        <StarRating topic="confidence" rating={confidence} onRate={setConfidence} />
      </Column>
      <ActionBar
        note={
          <>
            <WriteNote isPending={feedback.isPending} />
            {mayBeSent && feedback.isError && (
              <Note kind="warning" role="alert">
                {t('mayBeSent')}
              </Note>
            )}
          </>
        }
        status={
          <Typography
            id={hintId}
            variant="body2"
            sx={{
              flex: { xs: '1 0 100%', md: 'initial' },
              color: 'text.secondary',
              '&:empty': { display: 'none' },
            }}
          >
            {toGo > 0 && t('missing', { count: toGo })}
          </Typography>
        }
      >
        <Button
          locked={toGo > 0}
          reason={hintId}
          busy={feedback.isPending || feedback.isSuccess}
          busyLabel={t('sending')}
          onClick={submit}
        >
          {t('submit')}
        </Button>
      </ActionBar>
    </>
  )
}
