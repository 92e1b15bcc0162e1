import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { Icon } from '@/components/icons/Icon'
import type { Skill } from '@/domain/skills'
import styles from './SkillChoice.module.css'

type SkillChoiceProps = {
  skill: Skill
  ticked: boolean
  isLocked: boolean
  onTick: (ticked: boolean) => void
}

/** A skill with a checkbox; a click anywhere on the row ticks it. */
export function SkillChoice({ skill, ticked, isLocked, onTick }: SkillChoiceProps) {
  const { t } = useTranslation('skill-selection')
  const inputId = useId()
  const nameId = useId()
  const aboutId = useId()
  return (
    <label htmlFor={inputId} className={styles.row} data-chosen={ticked || undefined}>
      <ChoiceInput
        id={inputId}
        type="checkbox"
        checked={ticked}
        aria-disabled={isLocked || undefined}
        onChange={(event) => onTick(event.target.checked)}
        aria-labelledby={nameId}
        aria-describedby={aboutId}
      />
      <span className={styles.words}>
        <span id={nameId} className={styles.name}>
          {skill.name}
        </span>
        <span id={aboutId} className={styles.about}>
          <span>{skill.description}</span>
          {skill.isLinkedToGoal && (
            <>
              {' '}
              <span className={styles.tag}>
                <Icon name="check" size={16} />
                <span>{t('fitsGoal')}</span>
              </span>
            </>
          )}
        </span>
      </span>
    </label>
  )
}
