import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { moduleTitle } from '@/components/module/module-title'
import type { ModuleState } from '@/domain/navigation-state'
import { optionLetter, type Question } from '@/domain/quiz'
import { canChoose, type QuizState } from '@/domain/quiz-state'
import { radius } from '@/theme/tokens'
import { continueId, ModuleLayout } from '../ModuleLayout'
import { useHeadingFocus } from '../useHeadingFocus'
import { QuizFeedback } from './QuizFeedback'
import { QuizOption, type OptionMark } from './QuizOption'
import { useQuiz } from './useQuiz'

type QuizQuestionsProps = ModuleState & { questions: readonly Question[]; onBegin: () => void }

/** The questions of a quiz, one at a time. */
export function QuizQuestions({ questions, onBegin, ...current }: QuizQuestionsProps) {
  const { module } = current
  const { t } = useTranslation()
  const quiz = useQuiz(current, questions, onBegin)
  const feedbackId = useId()
  const answeredId = useId()
  const heading = useHeadingFocus(quiz.question)
  const whole = useRef<HTMLDivElement>(null)
  const options = useRef<HTMLDivElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  const question = questions[quiz.question]
  const isFirst = quiz.question === 0
  const isSending = quiz.phase === 'checking' || quiz.phase === 'saving'

  // The feedback may be below the viewport on a small screen. Where there is no room for all, the question and the answer that
  // was pressed, which has its mark, stay in view.
  const showFeedback = useEffectEvent(() => {
    const pressed = options.current?.children[quiz.chosen ?? -1]
    const kept = [heading.current, pressed].filter(isInView)
    for (const shown of [feedback.current, pressed]) {
      const { scrollY } = window
      shown?.scrollIntoView({ block: 'nearest' })
      if (kept.every(isInView)) return
      window.scrollTo(0, scrollY)
    }
  })
  useEffect(() => {
    if (quiz.message !== null) showFeedback()
  }, [quiz.message])

  return (
    <ModuleLayout
      backLabel={t('modules.back')}
      onBack={quiz.goBack}
      // From the first question it leaves the quiz; else it would change the question that is being sent.
      backLockedBy={isFirst || !isSending ? undefined : isSolved(quiz) ? continueId : feedbackId}
      lockedBy={isSolved(quiz) ? undefined : feedbackId}
      isBusy={quiz.phase === 'saving' || quiz.isLeaving}
      isSending={isSending || quiz.isLeaving}
      focusesContinueFrom={whole}
      onContinue={quiz.saveAndContinue}
    >
      <Box ref={whole} sx={{ display: 'contents' }}>
        <Place>
          {t('modules.quiz.position', { question: quiz.question + 1, questions: questions.length })}
        </Place>
        <ScreenHeading
          ref={heading}
          title={moduleTitle(t, module.type, module.title)}
          sx={{ mt: 0.5, maxWidth: '32ch' }}
        >
          {question?.text || t('modules.quiz.noText')}
        </ScreenHeading>
        <Options
          ref={options}
          role="group"
          aria-label={t('modules.quiz.options')}
          // The page may have scrolled to the feedback of the first click.
          onClickCapture={firstMouseClickOnly}
        >
          {question?.options.map((option, index) => (
            // The question is part of the key: reused buttons would fade out the marks of the previous question.
            <QuizOption
              key={`${quiz.question} ${index}`}
              letter={optionLetter(index)}
              text={option.text}
              mark={markOf(quiz, index)}
              lockedBy={
                canChoose(quiz, index) ? undefined : isSolved(quiz) ? answeredId : feedbackId
              }
              onChoose={() => quiz.choose(index)}
            />
          ))}
        </Options>
      </Box>
      {/* The feedback praises, which would be heard of each wrong option. */}
      <VisuallyHidden id={answeredId}>
        {isSolved(quiz) && t('modules.quiz.answered')}
      </VisuallyHidden>
      <Box id={feedbackId} ref={feedback} role="status" sx={{ minHeight: '3.5rem', mt: 2.5 }}>
        <QuizFeedback
          phase={quiz.phase}
          message={quiz.message}
          lessonAgain={quiz.lessonAgain}
          isUnanswered={quiz.isUnanswered}
          isKept={!quiz.isAgain}
          onSkip={quiz.skip}
        />
      </Box>
    </ModuleLayout>
  )
}

function isInView(element: Element | null | undefined): boolean {
  if (!element) return false
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight
}

/** In columns where there is room, so that the question stays in view. */
const Options = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: 12,
  marginTop: 20,
  overflowWrap: 'anywhere',
})

/** A tag, so that "Question 2 of 3" is not taken for the "Lesson 2 of 3" above it. */
const Place = styled('p')(({ theme: { typography, vars } }) => ({
  width: 'fit-content',
  padding: '2px 12px',
  borderRadius: radius.panel,
  backgroundColor: vars.palette.info.bg,
  color: vars.palette.info.text,
  fontSize: typography.body2.fontSize,
  fontWeight: 600,
}))

const isSolved = ({ phase }: Pick<QuizState, 'phase'>) => phase === 'right' || phase === 'saving'

function markOf(
  quiz: Pick<QuizState, 'phase' | 'chosen' | 'question' | 'tried'>,
  option: number,
): OptionMark {
  if (option !== quiz.chosen) {
    if (isSolved(quiz)) return 'closed'
    return quiz.tried[quiz.question]?.includes(option) ? 'tried' : 'open'
  }
  if (isSolved(quiz)) return 'right'
  return quiz.phase === 'wrong' ? 'wrong' : 'checking'
}
