import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuizQuestion } from '@/api/modules'
import { optionLetter } from '@/domain/quiz'
import type { QuizProgress } from '@/domain/quiz-progress'
import type { ModuleViewProps } from '@/screens/module/lesson'
import { ModuleFrame, useHeadingFocus } from '@/screens/module/ModuleFrame'
import styles from './quiz.module.css'
import { QuizFeedback } from './QuizFeedback'
import { QuizOption, type OptionMark } from './QuizOption'
import { useQuiz } from './useQuiz'

type QuizRunProps = ModuleViewProps & { questions: readonly QuizQuestion[] }

/** The questions of a quiz, one at a time. */
export function QuizRun(props: QuizRunProps) {
  const { questions, onSkip, onBack } = props
  const { t } = useTranslation('modules')
  const quiz = useQuiz(props)
  const feedbackId = useId()
  const heading = useHeadingFocus(quiz.index)
  const feedback = useRef<HTMLDivElement>(null)
  const { question } = quiz
  const isFirst = quiz.index === 0

  // It may be below the viewport on a small screen.
  useEffect(() => {
    if (quiz.note !== null) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [quiz.note])

  return (
    <ModuleFrame
      backLabel={t('back')}
      onBack={isFirst ? onBack : quiz.goBack}
      backLocked={!isFirst && quiz.isWaiting}
      locked={!canContinue(quiz)}
      reason={feedbackId}
      isSaving={quiz.phase === 'saving'}
      write={quiz.write}
      onContinue={quiz.onContinue}
    >
      <p className={styles.position}>
        {t('quiz.position', { question: quiz.index + 1, questions: questions.length })}
      </p>
      <h1 ref={heading} tabIndex={-1} className={styles.question}>
        {question?.text || t('quiz.noText')}
      </h1>
      <div role="group" aria-label={t('quiz.options')} className={styles.options}>
        {question?.options.map((option, index) => (
          // The question is part of the key: reused buttons would fade out the marks of the previous question.
          <QuizOption
            key={`${quiz.index} ${index}`}
            letter={optionLetter(index)}
            text={option.text}
            mark={markOf(quiz, index)}
            isLocked={quiz.phase !== 'asking'}
            reason={feedbackId}
            onChoose={() => quiz.choose(index)}
          />
        ))}
      </div>
      <div id={feedbackId} ref={feedback} role="status" className={styles.feedback}>
        <QuizFeedback phase={quiz.phase} note={quiz.note} onSkip={onSkip} />
      </div>
    </ModuleFrame>
  )
}

const canContinue = ({ phase }: Pick<QuizProgress, 'phase'>) =>
  phase === 'right' || phase === 'saving'

function markOf(
  { phase, chosen, wrong }: Pick<QuizProgress, 'phase' | 'chosen'> & { wrong: readonly number[] },
  option: number,
): OptionMark {
  const isSolved = phase === 'right' || phase === 'saving'
  if (option !== chosen) {
    if (isSolved) return 'closed'
    return wrong.includes(option) ? 'tried' : 'open'
  }
  if (isSolved) return 'right'
  return phase === 'wrong' ? 'wrong' : 'checking'
}
