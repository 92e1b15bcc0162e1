import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { Note } from '@/ui/controls/Note'
import { InOther } from '@/ui/peek/InOther'
import type { Peek } from '@/ui/peek/peek'
import { Listen } from '@/ui/speech/Listen'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeIntro.module.css'
import { countWords, doneWords } from './count-words'
import { openSteps, type Ticked } from './step-rules'

type ChallengeIntroProps = {
  heading: Ref<HTMLHeadingElement>
  header: ReactNode
  title: string
  parentTitle: string
  description: string
  /** Its words in the other language, in their order. */
  peek: Peek
  ticked: Ticked
  /** It was completed before. */
  isDone?: boolean
  onBack: () => void
  onContinue: () => void
}

/** What a challenge is about, before its steps (rules.md#challenge). */
export function ChallengeIntro(props: ChallengeIntroProps) {
  const { heading, header, title, parentTitle, description, peek, ticked, isDone } = props
  const { t } = useTranslation('modules')
  const count = ticked.length
  const done = count - openSteps(ticked).length

  return (
    <ModuleFrame
      header={header}
      backLabel={t('back')}
      onBack={props.onBack}
      onContinue={props.onContinue}
    >
      <div className={styles.intro}>
        <div className={styles.words}>
          <Listen name={title} peek={peek}>
            <p className={styles.parent}>{parentTitle}</p>
            <InOther peek={peek} at={0} />
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <InOther peek={peek} at={1} />
            <div className={styles.about}>
              <p>{description}</p>
              <InOther peek={peek} at={2} />
              <p>{countWords(t, count)}</p>
              <InOther peek={peek} at={3} />
            </div>
            {isDone && <Note kind="success" title={t('challenge.doneBefore')} />}
            {!isDone && done > 0 && <p className={styles.done}>{doneWords(t, ticked)}</p>}
            <InOther peek={peek} at={4} />
          </Listen>
        </div>
        <div className={styles.art}>
          <Celebration of="challenge" />
        </div>
      </div>
    </ModuleFrame>
  )
}
