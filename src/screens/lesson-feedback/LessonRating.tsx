import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { postLessonRating, type LessonFeedback as Rated } from '@/api/learning'
import { learningPathQuery } from '@/api/learning.queries'
import { isUnanswered } from '@/api/transport/api-error'
import { useSend } from '@/api/transport/useSend'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { showToast } from '@/components/dialogs/toasts'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { ActionBar } from '@/components/layout/ActionBar'
import { Column } from '@/components/layout/Column'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { isSameId, type Id } from '@/domain/ids'
import { ratingsToGo, type Rating } from '@/domain/rating'
import { useLanguage } from '@/i18n/useLanguage'
import { ratings as storedRatings } from '@/session/stored-things'
import { useDraft } from '@/session/useDraft'
import styles from './LessonFeedback.module.css'
import { StarRating } from './StarRating'

type Ratings = {
  helpfulness: Rating
  confidence: Rating
  /**
   * Sent without a response, so the server may have saved them. Stored, because the warning must
   * survive a reload.
   */
  mayBeSent?: boolean
}
const none: Ratings = { helpfulness: null, confidence: null }

type LessonRatingProps = {
  skillId: Id | null
  /** The sub-skill of the completed module. */
  subSkillId: Id
  /** Called when the rating is saved. */
  onDone: () => void
  onClose: () => void
}

/** 'Rate This Lesson': two questions, five stars each. */
export function LessonFeedback({ skillId, subSkillId, onDone, onClose }: LessonRatingProps) {
  const { t } = useTranslation('lesson-rating')
  const hintId = useId()
  useDocumentTitle(t('title'))
  const { draft: ratings = none, change, forget } = useDraft(storedRatings, subSkillId)
  const { helpfulness, confidence, mayBeSent = false } = ratings
  const rate = (given: Partial<Ratings>) => change((before = none) => ({ ...before, ...given }))
  const write = useSend(
    {
      mutationKey: ['rating'],
      mutationFn: (rated: Rated & { mayBeSent: boolean }) => postLessonRating(rated),
      meta: { notSaved: 'rating' },
      onSuccess: forget,
      // A refusal says nothing about an earlier request without a response: that one may have been saved.
      onError: (error, { mayBeSent: before }) => {
        if (!isUnanswered(error)) rate({ mayBeSent: before })
      },
    },
    {
      onSuccess: onDone,
      onError: (error) => {
        if (!isUnanswered(error)) showToast({ kind: 'error', text: t('notSent') })
      },
    },
  )
  const path = useQuery(learningPathQuery(skillId, useLanguage()))
  const lesson = path.data?.subSkills.find(({ id }) => isSameId(id, subSkillId))?.title
  const toGo = ratingsToGo([helpfulness, confidence])

  const submit = () => {
    if (!helpfulness || !confidence) return
    rate({ mayBeSent: true })
    write.send({ subSkillId, helpfulness, confidence, mayBeSent })
  }

  return (
    <>
      <Column>
        <div className={styles.head}>
          <h1>{t('title')}</h1>
          <Button variant="text" size="small" startIcon="close" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
        <div>
          <p className={styles.lesson}>{lesson}</p>
          <StarRating
            topic="helpfulness"
            rating={helpfulness}
            onRate={(stars) => rate({ helpfulness: stars })}
          />
          <StarRating
            topic="confidence"
            rating={confidence}
            onRate={(stars) => rate({ confidence: stars })}
          />
        </div>
      </Column>
      <ActionBar
        note={
          <>
            <WriteNote isPending={write.isPending} />
            {mayBeSent && !write.isPending && !write.isSuccess && (
              <Note kind="warning" role="alert">
                {t('mayBeSent')}
              </Note>
            )}
          </>
        }
        secondary={
          <p id={hintId} className={styles.hint}>
            {toGo > 0 && t('missing', { count: toGo })}
          </p>
        }
      >
        <Button
          locked={toGo > 0}
          reason={hintId}
          busy={write.isPending || write.isSuccess}
          busyLabel={t('sending')}
          onClick={submit}
        >
          {t('submit')}
        </Button>
      </ActionBar>
    </>
  )
}
