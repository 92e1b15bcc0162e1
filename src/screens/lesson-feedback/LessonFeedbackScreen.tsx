import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isUnanswered } from '@/api/errors'
import { learningPathQuery } from '@/api/learning-path'
import { Button } from '@/components/controls/Button'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { Note } from '@/components/messages/Note'
import { SlowWriteNote } from '@/components/messages/SlowWriteNote'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { QueryView } from '@/components/states/QueryView'
import { paths } from '@/config/paths'
import { pathLink, readFeedbackLocation } from '@/domain/addresses'
import { isSameId } from '@/domain/ids'
import { celebratingState, type FeedbackState } from '@/domain/navigation-state'
import { noRatings, ratingsToGo, type Ratings } from '@/domain/rating'
import { ratingDraft, useItem } from '@/session/storage'
import { StarRating } from './StarRating'
import { feedbackKey, useSendFeedback } from './useSendFeedback'

/** The rating of the sub-skill that the address or the history state names. */
export default function LessonFeedbackScreen() {
  const location = useLocation()
  const wanted = readFeedbackLocation(location)
  if (!wanted) return <Navigate to={paths.skillMap} replace />
  return wanted.moduleData ? (
    <LessonFeedback key={location.key} {...wanted} />
  ) : (
    <AddressedFeedback {...wanted} />
  )
}

/** Finds the sub-skill of the address on its path, which also has its id as the backend wrote it. */
function AddressedFeedback(wanted: FeedbackState) {
  const { skillId, subSkillId } = wanted
  const { t } = useTranslation()
  return (
    <QueryView
      options={learningPathQuery(skillId)}
      loading={t('lessonFeedback.loading')}
      failed={{ message: t('lessonFeedback.failed') }}
    >
      {({ subSkills }) => {
        const subSkill = subSkills.find(({ id }) => isSameId(id, subSkillId))
        if (!subSkill) return <Navigate replace {...pathLink(skillId)} />
        return <LessonFeedback {...wanted} subSkillId={subSkill.id} />
      }}
    </QueryView>
  )
}

/** 'Rate This Lesson': two questions with five stars each about a sub-skill. */
function LessonFeedback({ skillId, subSkillId, moduleData }: FeedbackState) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hintId = useId()
  const submitId = useId()
  const { data: path } = useQuery(learningPathQuery(skillId))
  const subSkill = path?.subSkills.find(({ id }) => isSameId(id, subSkillId))
  const draft = ratingDraft(subSkillId)
  const stored = useItem(draft) ?? noRatings
  /** The answer to a try was lost, so the stars may have arrived. A later refusal does not change that. */
  const [mayBeSent, setMayBeSent] = useState(false)
  const feedback = useSendFeedback(subSkillId)
  // What was sent is no draft any more, and is still there until the path opens.
  const { helpfulness, confidence } = feedback.isSuccess ? feedback.variables : stored
  const ratings = { helpfulness, confidence }
  const toGo = ratingsToGo(ratings)
  // By this screen, before it was left and opened again.
  const queryClient = useQueryClient()
  const [isOnItsWay] = useState(
    () => queryClient.isMutating({ mutationKey: feedbackKey(subSkillId) }) > 0,
  )
  const lockedBy = feedback.isPending ? submitId : undefined
  const rate = (changed: Partial<Ratings>) => {
    // What is on its way is what is shown.
    if (!feedback.isPending) draft.set({ ...ratings, ...changed })
  }

  // Closing celebrates the completed module too.
  const goToPath = () => {
    const shown = moduleData ? celebratingState(skillId, moduleData) : { fromModule: true }
    const { to, state } = pathLink(skillId, shown)
    void navigate(to, { replace: true, state })
  }

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

  if (isOnItsWay) return <Navigate replace {...pathLink(skillId, { fromModule: true })} />
  return (
    <>
      <Column>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap-reverse', gap: 1, alignItems: 'flex-end', mr: -1 }}
        >
          <ScreenHeading sx={{ flex: '1 1 min-content', mt: 0.75 }}>
            {t('lessonFeedback.title')}
          </ScreenHeading>
          <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', ml: 'auto' }}>
            <Button variant="text" onClick={goToPath}>
              {t('lessonFeedback.skip')}
            </Button>
            <CloseButton onClick={goToPath} />
          </Stack>
        </Stack>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography sx={{ color: 'text.secondary' }}>{subSkill?.title}</Typography>
          <ListenButton />
        </Stack>
        <Typography>{t('lessonFeedback.optional')}</Typography>
        <StarRating
          topic="helpfulness"
          rating={helpfulness}
          lockedBy={lockedBy}
          onRate={(star) => rate({ helpfulness: star })}
        />
        <StarRating
          topic="confidence"
          rating={confidence}
          lockedBy={lockedBy}
          onRate={(star) => rate({ confidence: star })}
        />
      </Column>
      <ActionBar
        note={
          <>
            <SlowWriteNote isPending={feedback.isPending} />
            {feedback.isError && (
              <Note kind={mayBeSent ? 'warning' : 'error'} role="alert">
                {t(mayBeSent ? 'lessonFeedback.mayBeSent' : 'lessonFeedback.notSent')}
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
            {toGo > 0 && t('lessonFeedback.missing', { count: toGo })}
          </Typography>
        }
      >
        <Button
          id={submitId}
          lockedBy={toGo > 0 ? hintId : undefined}
          busy={feedback.isPending || feedback.isSuccess}
          busyLabel={t('lessonFeedback.sending')}
          onClick={submit}
        >
          {t('lessonFeedback.submit')}
        </Button>
      </ActionBar>
    </>
  )
}
