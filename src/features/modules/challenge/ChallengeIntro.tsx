import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import type { Challenge } from '@/api/modules'
import { Celebration } from '@/art/celebrations/Celebration'
import { lessonTitle } from '../lesson-title'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeIntro.module.css'
import { openSteps, type Ticked } from './step-rules'

type ChallengeIntroProps = {
  heading: Ref<HTMLHeadingElement>
  module: LearningModule
  challenge: Challenge
  ticked: Ticked
  onBack: () => void
  onContinue: () => void
}

/** The introduction page of a challenge, before its steps (rules.md#challenge). */
export function ChallengeIntro(props: ChallengeIntroProps) {
  const { heading, module, challenge, ticked } = props
  const { t } = useTranslation('modules')
  const title = lessonTitle(t, module.type, challenge.title, module.title)
  const count = ticked.length
  const done = count - openSteps(ticked).length

  return (
    <ModuleFrame backLabel={t('back')} onBack={props.onBack} onContinue={props.onContinue}>
      <div className={styles.intro}>
        <div className={styles.words}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className={styles.about}>
            <p>{challenge.description || module.description}</p>
            <p>{count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')}</p>
          </div>
          {done > 0 && <p className={styles.done}>{t('challenge.progress', { done, count })}</p>}
        </div>
        <div className={styles.art}>
          <Celebration of="challenge" />
        </div>
      </div>
    </ModuleFrame>
  )
}
