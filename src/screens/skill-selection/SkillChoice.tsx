import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import type { Skill } from '@/domain/skills'
import { fontSizes } from '@/theme/tokens'

type SkillChoiceProps = {
  skill: Skill
  ticked: boolean
  /** The id of what says why it is locked; undefined while it is not. */
  lockedBy: string | undefined
  onTick: (ticked: boolean) => void
}

/** A skill with a checkbox; a click anywhere on the row ticks it. */
export function SkillChoice({ skill, ticked, lockedBy, onTick }: SkillChoiceProps) {
  const { t } = useTranslation()
  const inputId = useId()
  const nameId = useId()
  const aboutId = useId()
  return (
    <Row htmlFor={inputId} data-chosen={ticked || undefined}>
      <ChoiceInput
        id={inputId}
        type="checkbox"
        checked={ticked}
        lockedBy={lockedBy}
        onChange={(event) => onTick(event.target.checked)}
        aria-labelledby={nameId}
        aria-describedby={aboutId}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box
          component="span"
          id={nameId}
          sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}
        >
          {skill.name}
        </Box>
        <About id={aboutId}>
          <span>{skill.description}</span>
          {!ticked && skill.progress > 0 && (
            <>
              {' '}
              <Kept>{t('skillSelection.progressKept')}</Kept>
            </>
          )}
          {skill.isLinkedToGoal && (
            <>
              {' '}
              <Tag>{t('skillSelection.fitsGoal')}</Tag>
            </>
          )}
        </About>
      </Box>
    </Row>
  )
}

const Row = styled('label')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 14,
  alignItems: 'flex-start',
  minHeight: 64,
  padding: '13px min(22px, 4vw)',
  cursor: 'pointer',
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: vars.palette.background.sunken },
  },
  '&[data-chosen]': { backgroundColor: vars.palette.primary.tint },
}))

const About = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.small,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
}))

const Kept = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
}))

const Tag = styled('span')(({ theme }) => {
  const { info } = theme.vars.palette
  return {
    display: 'block',
    width: 'fit-content',
    marginTop: 4,
    padding: '1px 0.625em',
    border: `1.5px solid ${info.main}`,
    borderRadius: 999,
    backgroundColor: info.bg,
    color: info.text,
    fontWeight: 600,
  }
})
