import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { Note } from '@/ui/controls/Note'
import { SecondLine } from '@/ui/reading/SecondLine'
import type { SecondLines } from '@/ui/reading/useSecondLines'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeIntro.module.css'
import { countWords, doneWords } from './count-words'
import { openSteps, type Ticked } from './step-rules'

type ChallengeIntroProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  description: string
  /** The lesson's texts in the second language. */
  second: SecondLines
  ticked: Ticked
  /** The challenge was already completed when it was opened. */
  isDone?: boolean
  onBack: () => void
  onContinue: () => void
}

/** The introduction page of a challenge, before its steps (rules.md#challenge). */
export function ChallengeIntro(props: ChallengeIntroProps) {
  const { heading, title, description, second, ticked, isDone } = props
  const { t } = useTranslation('modules')
  const count = ticked.length
  const done = count - openSteps(ticked).length

  return (
    <ModuleFrame
      second={second}
      backLabel={t('back')}
      onBack={props.onBack}
      onContinue={props.onContinue}
    >
      <div className={styles.intro}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <SecondLine of={title} />
          <div className={styles.about}>
            <p>{description}</p>
            <SecondLine of={description} />
            <p>{countWords(t, count)}</p>
            <SecondLine of={countWords(t, count)} />
          </div>
          {isDone && <Note kind="success" title={t('challenge.doneBefore')} />}
          {!isDone && done > 0 && <p className={styles.done}>{doneWords(t, ticked)}</p>}
          <SecondLine of={isDone ? t('challenge.doneBefore') : doneWords(t, ticked)} />
        </div>
        <div className={styles.art}>
          <Celebration of="challenge" />
        </div>
      </div>
    </ModuleFrame>
  )
}
