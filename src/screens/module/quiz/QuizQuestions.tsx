import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleState } from '@/domain/navigation-state'
import { optionLetter, type Question } from '@/domain/quiz'
import type { QuizProgress } from '@/domain/quiz-progress'
import { ModuleFrame, useHeadingFocus } from '../ModuleFrame'
import { useLeaveModule } from '../useLeaveModule'
import { QuizFeedback } from './QuizFeedback'
import { QuizOption, type OptionMark } from './QuizOption'
import { useQuiz } from './useQuiz'

type QuizQuestionsProps = ModuleState & { questions: readonly Question[] }

/** The questions of a quiz, one at a time. */
export function QuizQuestions({ questions, ...current }: QuizQuestionsProps) {
  const { t } = useTranslation('modules')
  const leave = useLeaveModule(current)
  const quiz = useQuiz(current, questions, leave)
  const feedbackId = useId()
  const heading = useHeadingFocus(quiz.question)
  const feedback = useRef<HTMLDivElement>(null)
  const question = questions[quiz.question]
  const isFirst = quiz.question === 0
  const isSending = quiz.phase === 'checking' || quiz.phase === 'saving'

  // It may be below the viewport on a small screen.
  useEffect(() => {
    if (quiz.message !== null) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [quiz.message])

  return (
    <ModuleFrame
      backLabel={t('back')}
      onBack={isFirst ? leave.goBack : quiz.goBack}
      backLocked={!isFirst && isSending}
      locked={!isSolved(quiz)}
      reason={feedbackId}
      isSaving={quiz.phase === 'saving' || leave.isLeaving}
      isSending={isSending}
      onContinue={quiz.goOn}
    >
      <Typography sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {t('quiz.position', { question: quiz.question + 1, questions: questions.length })}
      </Typography>
      <Typography
        variant="h1"
        ref={heading}
        tabIndex={-1}
        sx={{ mt: 0.5, maxWidth: '32ch', whiteSpace: 'pre-line' }}
      >
        {question?.text || t('quiz.noText')}
      </Typography>
      <Stack
        role="group"
        aria-label={t('quiz.options')}
        sx={{ gap: 1.5, maxWidth: 400, mt: 2.5, overflowWrap: 'anywhere' }}
      >
        {question?.options.map((option, index) => (
          // The question is part of the key: reused buttons would fade out the marks of the previous question.
          <QuizOption
            key={`${quiz.question} ${index}`}
            letter={optionLetter(index)}
            text={option.text}
            mark={markOf(quiz, index)}
            isLocked={quiz.phase !== 'asking'}
            reason={feedbackId}
            onChoose={() => quiz.choose(index)}
          />
        ))}
      </Stack>
      <Box
        id={feedbackId}
        ref={feedback}
        role="status"
        sx={{ maxWidth: 400, minHeight: '3.5rem', mt: 2.5 }}
      >
        <QuizFeedback phase={quiz.phase} message={quiz.message} onSkip={() => leave.skip()} />
      </Box>
    </ModuleFrame>
  )
}

const isSolved = ({ phase }: Pick<QuizProgress, 'phase'>) => phase === 'right' || phase === 'saving'

function markOf(
  quiz: Pick<QuizProgress, 'phase' | 'chosen' | 'question' | 'tried'>,
  option: number,
): OptionMark {
  if (option !== quiz.chosen) {
    if (isSolved(quiz)) return 'closed'
    return quiz.tried[quiz.question]?.includes(option) ? 'tried' : 'open'
  }
  if (isSolved(quiz)) return 'right'
  return quiz.phase === 'wrong' ? 'wrong' : 'checking'
}
