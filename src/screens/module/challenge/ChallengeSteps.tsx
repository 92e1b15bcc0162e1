import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Challenge } from '@/api/modules'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { Icon } from '@/components/icons/Icon'
import { ScreenHeading } from '@/components/layout/ScreenHeading'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { announce } from '@/components/messages/LiveRegion'
import { Note } from '@/components/messages/Note'
import { NotKeptNote } from '@/components/messages/NotKeptNote'
import { TapTooltip, useTwoTaps } from '@/components/touch/two-taps'
import { timing } from '@/config/timing'
import { openSteps, type Ticked } from '@/domain/challenge-steps'
import { radius } from '@/theme/tokens'
import { continueId, ModuleLayout } from '../ModuleLayout'

type ChallengeStepsProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  steps: Challenge['steps']
  ticked: Ticked
  onTick: (step: number, isDone: boolean) => void
  isBusy: boolean
  /** Whether the browser stores the ticks. */
  isKept: boolean
  isFinishedElsewhere: boolean
  onBack: () => void
  onContinue: () => void
}

/** The steps of a challenge as a list of checkboxes; Continue unlocks when all are ticked. */
export function ChallengeSteps(props: ChallengeStepsProps) {
  const { heading, title, steps, ticked, onTick, onBack, onContinue } = props
  const { isBusy, isKept, isFinishedElsewhere } = props
  const { t } = useTranslation()
  const reasonId = useId()
  const open = openSteps(ticked)
  const count = steps.length
  const waitsFor = isBusy ? continueId : undefined
  const progress = (done: number) => t('modules.challenge.progress', { done, count })

  const tick = (step: number, isDone: boolean) => {
    onTick(step, isDone)
    announce(progress(count - open.length + (isDone ? 1 : -1)))
  }

  return (
    <ModuleLayout
      backLabel={t('modules.back')}
      onBack={onBack}
      backLockedBy={waitsFor}
      lockedBy={open.length > 0 ? reasonId : undefined}
      {...(count > 0 && {
        progress:
          open.length === 0
            ? t('modules.challenge.wellDone')
            : t('modules.challenge.done', { done: count - open.length, count }),
      })}
      isBusy={isBusy}
      stacked={count === 0}
      onContinue={onContinue}
    >
      <ScreenHeading ref={heading}>{title}</ScreenHeading>
      {count === 0 ? (
        <Typography sx={{ mt: 2 }}>{t('modules.challenge.nothingToDo')}</Typography>
      ) : (
        <>
          {isKept && (
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
              {t('modules.challenge.hint')}
            </Typography>
          )}
          <NotKeptNote isKept={isKept} />
          <Card component="ol" role="list" sx={{ mt: 2, overflow: 'hidden' }}>
            {steps.map(({ text, externalResource }, index) => (
              <Step key={index}>
                <StepLabel>
                  <ChoiceInput
                    type="checkbox"
                    size={34}
                    checked={ticked[index] ?? false}
                    lockedBy={waitsFor ?? (isFinishedElsewhere ? reasonId : undefined)}
                    onChange={(event) => tick(index, event.target.checked)}
                  />
                  <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line' }}>
                    <Typography
                      variant="body2"
                      component="span"
                      sx={{ display: 'block', color: 'text.secondary', fontWeight: 600 }}
                    >
                      {t(ticked[index] ? 'modules.challenge.stepDone' : 'modules.challenge.step', {
                        step: index + 1,
                      })}
                    </Typography>{' '}
                    <Box component="span" sx={[ticked[index] === true && done]}>
                      {text}
                    </Box>
                  </Box>
                </StepLabel>
                {externalResource !== null && <StepHelp step={index + 1} href={externalResource} />}
              </Step>
            ))}
          </Card>
          <Box id={reasonId} sx={{ mt: 2 }}>
            {open.length === 0 ? (
              <Note kind="success">
                {isFinishedElsewhere
                  ? t('modules.challenge.doneElsewhere')
                  : t('modules.challenge.allDone', { count })}
              </Note>
            ) : open.length === count ? (
              t('modules.challenge.leftAll', { count })
            ) : (
              t('modules.challenge.left', {
                count: open.length,
                steps: open
                  .map((step) => t('modules.challenge.step', { step: step + 1 }))
                  .join(', '),
              })
            )}
          </Box>
        </>
      )}
    </ModuleLayout>
  )
}

const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  alignItems: 'flex-start',
  breakInside: 'avoid',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { display: 'block' },
}))

/** Its whole area ticks the step. */
const StepLabel = styled('label')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: 16,
  alignItems: 'flex-start',
  minWidth: 0,
  padding: '18px 20px',
  cursor: 'pointer',
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
  [theme.breakpoints.down('md')]: { gap: 14, padding: '16px 14px' },
}))

/** The words of a ticked step must stay easy to read: a thin line in a muted color. */
const done = {
  textDecorationLine: 'line-through',
  textDecorationColor: 'var(--mui-palette-border-control)',
  textDecorationThickness: '1px',
}

type StepHelpProps = {
  /** The number of the step, from 1. */
  step: number
  /** The api has checked that it is an http(s) address. */
  href: string
}

/** A link to another site that helps with a step, in a new tab. On touch the first tap only shows a tooltip. */
function StepHelp({ step, href }: StepHelpProps) {
  const { t } = useTranslation()
  const { handlers, tooltip } = useTwoTaps(timing.challengeTooltip)
  return (
    <>
      <HelpLink href={href} target="_blank" rel="noopener noreferrer" {...handlers}>
        <Icon name="help" />
        <span>
          <span>{t('modules.challenge.needHelp')}</span>{' '}
          <VisuallyHidden>
            {`${t('modules.challenge.step', { step })}, ${t('ui.newTab')}`}
          </VisuallyHidden>
        </span>
        <Icon name="external" size={18} />
      </HelpLink>
      <TapTooltip {...tooltip}>{t('modules.challenge.tapAgain')}</TapTooltip>
    </>
  )
}

const HelpLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  minHeight: 44,
  margin: '12px 10px 0 0',
  padding: '0 10px',
  borderRadius: radius.field,
  touchAction: 'manipulation',
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
  [theme.breakpoints.down('md')]: { margin: '-8px 14px 12px 52px' },
}))
