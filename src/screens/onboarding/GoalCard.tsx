import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId, type Ref } from 'react'
import { ChoiceCard } from '@/components/form/ChoiceCard'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { IslandArt } from '@/components/pictures/IslandArt'
import { matchName, type NamePatterns } from '@/domain/match-name'
import type { Goal } from '@/domain/profile'
import { isOtherGoal } from '@/domain/wizard-answers'
import { radius } from '@/theme/tokens'

/** The island beside a goal, guessed from its name in English or Spanish. Only decoration. */
const islandPatterns: NamePatterns<string> = [
  ['social', /connect|conect|social|friend|amig/],
  ['finances', /financ|money|dinero|budget|presupuesto/],
  ['cooking', /cook|cocin|food|comida/],
  ['living', /independ|living|vivir|home|hogar/],
]

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
    <Card htmlFor={inputId} data-chosen={ticked || undefined}>
      <Picture iconType={matchName(islandPatterns, goal.name) ?? 'generic'} />
      <Box component="span" dir="auto" sx={{ flex: '1 1 min-content', minWidth: 0 }}>
        {goal.name}
      </Box>
      <ChoiceInput
        type="checkbox"
        id={inputId}
        inputRef={inputRef}
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
        aria-describedby={messageId}
        // It shows a text field.
        aria-expanded={isOtherGoal(goal) ? ticked : undefined}
      />
    </Card>
  )
}

const Card = styled(ChoiceCard)({
  flexWrap: 'wrap',
  gap: 16,
  minHeight: 88,
  padding: '12px 18px 12px 12px',
  borderRadius: radius.card,
})

const Picture = styled(IslandArt)({ width: 64, height: 64 })
