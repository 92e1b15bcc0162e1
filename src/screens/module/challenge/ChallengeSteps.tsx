import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { announce } from '@/components/dialogs/LiveRegion'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { Icon } from '@/components/icons/Icon'
import { Card } from '@/components/layout/Card'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { TapTooltip, useTwoTaps } from '@/components/touch/two-taps'
import timing from '@/config/timing.json'
import { openSteps, type Ticked } from '@/domain/challenge-steps'
import { ModuleFrame } from '@/screens/module/ModuleFrame'
import styles from './ChallengeSteps.module.css'
import moduleStyles from '@/screens/module/module.module.css'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  steps: Challenge['steps']
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isSaving: boolean
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge as a list of checkboxes; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, title, steps, ticked, onTick, isSaving, onBack, onContinue } = props
  const { t } = useTranslation('modules')
  const reasonId = useId()
  const open = openSteps(ticked)
  const count = steps.length
  const progress = (done: number) => t('challenge.progress', { done, count })

  const tick = (step: number, isDone: boolean) => {
    onTick(step, isDone)
    announce(progress(count - open.length + (isDone ? 1 : -1)))
  }

  return (
    <ModuleFrame
      backLabel={t('back')}
      onBack={onBack}
      locked={open.length > 0}
      reason={reasonId}
      isSaving={isSaving}
      stacked={count === 0}
      onContinue={onContinue}
    >
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {count === 0 ? (
        <p className={styles.empty}>{t('challenge.nothingToDo')}</p>
      ) : (
        <>
          <p className={moduleStyles.hint}>{t('challenge.hint')}</p>
          <Card as="ol" className={styles.steps}>
            {steps.map(({ text, externalResource }, index) => (
              <li key={index} className={styles.row}>
                <label className={styles.step}>
                  <ChoiceInput
                    type="checkbox"
                    size={34}
                    checked={ticked[index] ?? false}
                    onChange={(event) => tick(index, event.target.checked)}
                  />
                  <span className={styles.words}>
                    <span className={styles.name}>
                      {t(ticked[index] ? 'challenge.stepDone' : 'challenge.step', {
                        step: index + 1,
                      })}
                    </span>{' '}
                    <span className={ticked[index] ? styles.done : undefined}>{text}</span>
                  </span>
                </label>
                {externalResource !== null && <StepHelp step={index + 1} href={externalResource} />}
              </li>
            ))}
          </Card>
          <p className={styles.progress}>{progress(count - open.length)}</p>
          <p id={reasonId}>
            {open.length === 0
              ? t('challenge.allDone')
              : t('challenge.left', {
                  count: open.length,
                  steps: open.map((step) => t('challenge.step', { step: step + 1 })).join(', '),
                })}
          </p>
        </>
      )}
    </ModuleFrame>
  )
}

type StepHelpProps = {
  /** The number of the step, from 1. */
  step: number
  /** The api has checked that it is an http(s) address. */
  href: string
}

/** A link to another site that helps with a step, in a new tab. On touch the first tap only shows a tooltip. */
function StepHelp({ step, href }: StepHelpProps) {
  const { t } = useTranslation(['modules', 'common'])
  const { handlers, tooltip } = useTwoTaps(timing.challengeTooltip)
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.help}
        {...handlers}
      >
        <Icon name="help" />
        <span>
          <span>{t('challenge.needHelp')}</span>{' '}
          <VisuallyHidden>
            {`${t('challenge.step', { step })}, ${t('common:ui.newTab')}`}
          </VisuallyHidden>
        </span>
      </a>
      <TapTooltip {...tooltip}>{t('challenge.tapAgain')}</TapTooltip>
    </>
  )
}
