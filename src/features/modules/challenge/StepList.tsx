import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { ChoiceInput } from '@/ui/form/ChoiceInput'
import { Card } from '@/ui/layout/Card'
import type { TouchArming } from '@/ui/touch/touch-arming'
import type { Ticked } from './step-rules'
import { StepHelp } from './StepHelp'
import styles from './StepList.module.css'

type StepListProps = {
  steps: Challenge['steps']
  ticked: Ticked
  arming: TouchArming
  onTick: (step: number, isDone: boolean) => void
}

/** All steps of a challenge as a list of checkboxes. */
export function StepList({ steps, ticked, arming, onTick }: StepListProps) {
  const { t } = useTranslation('modules')
  return (
    <Card as="ol" className={styles.steps}>
      {steps.map(({ text, externalResource }, index) => (
        <li key={index} className={styles.row}>
          <label className={styles.step}>
            <ChoiceInput
              type="checkbox"
              size={34}
              checked={ticked[index] ?? false}
              onChange={(event) => onTick(index, event.target.checked)}
            />
            <span className={styles.words}>
              <span className={styles.name}>
                {t(ticked[index] ? 'challenge.stepDone' : 'challenge.step', { step: index + 1 })}
              </span>{' '}
              <span className={ticked[index] ? styles.done : styles.text}>{text}</span>
            </span>
          </label>
          {externalResource !== null && (
            <StepHelp step={index + 1} href={externalResource} arming={arming} />
          )}
        </li>
      ))}
    </Card>
  )
}
