import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import { Note } from '@/ui/controls/Note'
import { Listen } from '@/ui/speech/Listen'
import { ModuleFrame } from '../ModuleFrame'
import styles from './ChallengeIntro.module.css'
import { openSteps, type Ticked } from './step-rules'

type ChallengeIntroProps = {
  heading: Ref<HTMLHeadingElement>
  header: ReactNode
  title: string
  parentTitle: string
  description: string
  ticked: Ticked
  /** It was completed before. */
  isDone?: boolean
  onBack: () => void
  onContinue: () => void
}

/** What a challenge is about, before its steps (rules.md#challenge). */
export function ChallengeIntro(props: ChallengeIntroProps) {
  const { heading, header, title, parentTitle, description, ticked, isDone, onBack, onContinue } =
    props
  const { t } = useTranslation('modules')
  const count = ticked.length
  const done = count - openSteps(ticked).length

  return (
    <ModuleFrame header={header} backLabel={t('back')} onBack={onBack} onContinue={onContinue}>
      <div className={styles.intro}>
        <div className={styles.words}>
          <Listen name={title}>
            <p className={styles.parent}>{parentTitle}</p>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <div className={styles.about}>
              <p>{description}</p>
              <p>{count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')}</p>
            </div>
          </Listen>
          {isDone && <Note kind="success" title={t('challenge.doneBefore')} />}
          {!isDone && done > 0 && (
            <p className={styles.done}>{t('challenge.progress', { done, count })}</p>
          )}
        </div>
        <div className={styles.art}>
          <Celebration of="challenge" />
        </div>
      </div>
    </ModuleFrame>
  )
}
