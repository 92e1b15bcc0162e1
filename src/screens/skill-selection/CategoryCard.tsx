import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { IslandArt } from '@/components/pictures/IslandArt'
import { includesId, withId, type Id } from '@/domain/ids'
import { chosenCount, withoutSkillsOf } from '@/domain/skill-selection'
import type { SkillCategory } from '@/domain/skills'
import { fontSizes } from '@/theme/tokens'
import { SkillChoice } from './SkillChoice'

type CategoryCardProps = {
  category: SkillCategory
  /** The card in view where they are in a row. */
  isCurrent: boolean
  selection: readonly Id[]
  /** Some of its skills were ticked for the learner. */
  isChosenForGoals: boolean
  /** The id of what says why it is locked: while the selection is being saved. */
  lockedBy: string | undefined
  onSelect: (selection: Id[]) => void
}

/** A category with its skills, and how many of them are ticked. */
export function CategoryCard(props: CategoryCardProps) {
  const { category, isCurrent, selection, isChosenForGoals, lockedBy, onSelect } = props
  const { t } = useTranslation()
  const titleId = useId()
  const { name, color, iconType, skills } = category
  const count = chosenCount(category, selection)
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      data-current={isCurrent || undefined}
      sx={{ minWidth: 0, overflow: 'hidden' }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'center',
          px: 2.5,
          py: 1.75,
          backgroundColor: 'background.sunken',
        }}
      >
        <Island style={color === null ? undefined : { borderColor: color }}>
          <IslandArt iconType={iconType} />
        </Island>
        <Words>
          <Typography
            variant="h2"
            id={titleId}
            tabIndex={-1}
            // At 200 % text size 'independently' would not fit on one line of a phone.
            sx={{ fontSize: `min(${fontSizes.h2}, 8.5vw)` }}
          >
            {name}
          </Typography>
          {skills.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('skillSelection.chosenOf', { count, total: skills.length })}
            </Typography>
          )}
          {isChosenForGoals && count > 0 && (
            <Button
              variant="text"
              size="small"
              aria-label={t('skillSelection.untickAllOf', { category: name })}
              lockedBy={lockedBy}
              onClick={() => {
                // Before the focused button is removed.
                document.getElementById(titleId)?.focus()
                onSelect(withoutSkillsOf(category, selection))
              }}
            >
              {t('skillSelection.untickAll')}
            </Button>
          )}
        </Words>
      </Stack>
      {skills.length === 0 && (
        <Typography variant="body2" sx={{ px: 2.75, py: 1.75, color: 'text.secondary' }}>
          {t('skillSelection.noSkills')}
        </Typography>
      )}
      <Box component="ul" role="list" sx={{ '& > li': { borderTop: 1, borderColor: 'divider' } }}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <SkillChoice
              skill={skill}
              ticked={includesId(selection, skill.id)}
              lockedBy={lockedBy}
              onTick={(ticked) => onSelect(withId(selection, skill.id, ticked))}
            />
          </li>
        ))}
      </Box>
    </Card>
  )
}

const Island = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 70,
  height: 70,
  overflow: 'hidden',
  border: `3px solid ${theme.vars.palette.border.control}`,
  borderRadius: '50%',
  '& > svg': { width: '100%', height: '100%' },
}))

const Words = styled('div')({
  // They wrap below the island if the longest word does not fit beside it.
  flex: '1 1 min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
  // The words of the button stand below the count.
  '& > .MuiButton-root': { marginInlineStart: -18, textAlign: 'start' },
})
