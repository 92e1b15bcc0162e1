import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { keyframes, styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '@/components/controls/Spinner'
import { Icon, type IconName } from '@/components/icons/Icon'
import { durations, easings, fontSizes, radius } from '@/theme/tokens'

/** tried: it was wrong before · checking: the answer is being sent · closed: another option was right. */
export type OptionMark = 'open' | 'tried' | 'checking' | 'wrong' | 'right' | 'closed'

type Sign = { text: 'wrongOption' | 'triedOption' | 'rightOption'; icon?: IconName }

/** What an option says and shows beside its text. */
const signs: Partial<Record<OptionMark, Sign>> = {
  wrong: { text: 'wrongOption', icon: 'close' },
  tried: { text: 'triedOption' },
  right: { text: 'rightOption', icon: 'check' },
}

type QuizOptionProps = {
  letter: string
  text: string
  mark: OptionMark
  /** The id of the text that says why it cannot be chosen. `disabled` would lose the focus. */
  lockedBy: string | undefined
  onChoose: () => void
}

/** An answer to choose. Its mark has an icon and a word as well, so that it does not depend on color. */
export function QuizOption({ letter, text, mark, lockedBy, onChoose }: QuizOptionProps) {
  const { t } = useTranslation()
  const sign = signs[mark]
  return (
    <Option
      data-mark={mark}
      aria-disabled={lockedBy !== undefined || undefined}
      aria-describedby={lockedBy}
      onClick={() => {
        if (lockedBy === undefined) onChoose()
      }}
      onKeyDown={moveBetweenOptions}
    >
      <Letter>{letter}</Letter>{' '}
      <Box component="span" sx={{ flex: 1, minWidth: 0, whiteSpace: 'pre-line' }}>
        <span>{text}</span>{' '}
        {sign && (
          <Box component="small" sx={{ display: 'block', fontWeight: 600 }}>
            {t(`modules.quiz.${sign.text}`)}
          </Box>
        )}
      </Box>
      {mark === 'checking' && <Spinner />}
      {sign?.icon && <Icon name={sign.icon} size={28} />}
    </Option>
  )
}

const draw = keyframes({ from: { strokeDashoffset: 24 } })

const Option = styled(ButtonBase)(({ theme: { shape, vars } }) => {
  const { background, border, primary, success, text, warning } = vars.palette
  const marked = (edge?: string, ground?: string, ink?: string) => ({
    padding: '9px 15px',
    border: `3px solid ${edge}`,
    backgroundColor: ground,
    color: ink,
    '& > span:first-of-type': { borderColor: ink, backgroundColor: ink, color: ground },
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  })
  return {
    gap: 14,
    maxWidth: '25rem',
    minHeight: 60,
    padding: '10px 16px',
    border: `2px solid ${border.control}`,
    borderRadius: shape.borderRadius,
    backgroundColor: background.paper,
    color: text.primary,
    fontWeight: 600,
    lineHeight: 1.3,
    textAlign: 'left',
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:is([data-mark=open], [data-mark=tried])': {
      // Only for hover effects: a mark must appear at once.
      transition: `${durations.quick}ms ${easings.standard}`,
      transitionProperty: 'border-color',
      '@media (hover: hover)': {
        // A fill would look like a choice.
        '&:not([aria-disabled=true]):hover': { borderColor: border.strong },
      },
    },
    '&[data-mark=checking]': marked(primary.border, primary.tint, text.primary),
    '&[data-mark=wrong]': marked(warning.main, warning.bg, warning.text),
    '&[data-mark=right]': {
      ...marked(success.main, success.bg, success.text),
      '& > svg path': {
        strokeDasharray: 24,
        animation: `${draw} ${durations.standard}ms ${easings.enter} backwards`,
      },
    },
    '&[data-mark=closed]': {
      borderStyle: 'dashed',
      backgroundColor: background.sunken,
      color: text.disabled,
      '@media (forced-colors: active)': { borderColor: 'GrayText' },
    },
  }
})

const Letter = styled('span')(({ theme }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2em',
  height: '2em',
  border: `2px solid ${theme.vars.palette.border.control}`,
  borderRadius: radius.field,
  fontSize: fontSizes.label,
}))

/** Arrow keys move the focus between the options without choosing one, unlike with radio buttons. */
function moveBetweenOptions(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const group = event.currentTarget.closest('[role=group]')
  const options = [...(group?.querySelectorAll('button') ?? [])]
  const at = options.indexOf(event.currentTarget)
  event.preventDefault()
  options[(at + step + options.length) % options.length]?.focus()
}
