import { useId, type Ref } from 'react'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { IslandArt } from '@/components/pictures/IslandArt'
import type { Goal } from '@/domain/profile'
import styles from './GoalCard.module.css'

const words = {
  social: /connect|conect|social|friend|amig/,
  finances: /financ|money|dinero|budget|presupuesto/,
  cooking: /cook|cocin|food|comida/,
  living: /independ|living|vivir|home|hogar/,
}

/** The island shown beside a goal, guessed from the goal's name in English or Spanish. Only decoration. */
function goalIsland(name: string): string {
  const found = Object.entries(words).find(([, pattern]) => pattern.test(name.toLowerCase()))
  return found?.[0] ?? 'generic'
}

type GoalCardProps = {
  goal: Goal
  inputRef: Ref<HTMLInputElement> | undefined
  ticked: boolean
  onTick: (ticked: boolean) => void
  /** The id of the error message. */
  messageId: string | undefined
}

/** A life goal as a card with a picture and a checkbox; a click anywhere on the card ticks it. */
export function GoalCard({ goal, inputRef, ticked, onTick, messageId }: GoalCardProps) {
  const inputId = useId()
  return (
    <label htmlFor={inputId} className={styles.card} data-chosen={ticked || undefined}>
      <IslandArt iconType={goalIsland(goal.name)} className={styles.picture} />
      <span className={styles.name} dir="auto">
        {goal.name}
      </span>
      <ChoiceInput
        type="checkbox"
        id={inputId}
        inputRef={inputRef}
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
        aria-describedby={messageId}
      />
    </label>
  )
}
