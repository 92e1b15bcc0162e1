import MuiButton from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useId, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '@/components/icons/Icon'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { showReason } from './show-reason'
import { Spinner } from './Spinner'

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'aria-expanded' | 'aria-label' | 'className' | 'id' | 'onClick'
> & {
  children: ReactNode
  /** Makes it a link to an address in the app, with the history state that its screen needs. */
  to?: string
  state?: unknown
  /** The link takes the place of the open screen in the history. */
  replace?: boolean
  /** One contained button per screen; everything else is outlined, or text (looks like a link). */
  variant?: 'contained' | 'outlined' | 'text'
  size?: 'medium' | 'small'
  /** As wide as its container. */
  wide?: boolean
  type?: 'button' | 'submit'
  startIcon?: IconName
  endIcon?: IconName
  /** Working: a spinner with `busyLabel` ("Saving…"), else with its own words. The width stays and presses do nothing. */
  busy?: boolean
  busyLabel?: string
  /** For a moment after success: a tick and this word ("Saved"). */
  done?: string | undefined
  /** The id of the text that says why it cannot be pressed yet, which a press shows. It stays focusable. */
  lockedBy?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** MUI's button. While busy or locked it keeps the focus, which MUI's `loading` and `disabled` would drop. */
export function Button({
  children,
  to,
  state,
  replace,
  variant = 'contained',
  wide = false,
  type = 'button',
  startIcon,
  endIcon,
  busy = false,
  busyLabel,
  done,
  lockedBy,
  onClick,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation()
  const busyId = useId()
  const locked = lockedBy !== undefined
  const pressable = !busy && !locked
  const isBusyUnsaid = busy && !locked && busyLabel === undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pressable) return onClick?.(event)
    event.preventDefault()
    if (locked) showReason(lockedBy)
  }
  const now = done !== undefined ? 'done' : busy ? 'busy' : locked ? 'locked' : undefined
  return (
    <MuiButton
      {...rest}
      {...(pressable && to !== undefined ? { component: Link, to, state, replace } : { type })}
      variant={variant}
      fullWidth={wide}
      data-state={now}
      aria-disabled={!pressable || undefined}
      aria-describedby={lockedBy ?? (isBusyUnsaid ? busyId : undefined)}
      onClick={press}
    >
      <Content data-busy-label={busy ? undefined : busyLabel}>
        <Stack
          component="span"
          direction="row"
          sx={{ gap: 1.25, alignItems: 'center', '& > svg': { flex: 'none' } }}
        >
          {now ? marks[now] : startIcon && <Icon name={startIcon} />}
          <span>{done ?? (busy ? (busyLabel ?? children) : children)}</span>
          {isBusyUnsaid && (
            // It describes the button, and is not part of its name.
            <VisuallyHidden id={busyId} aria-hidden>
              {t('ui.busy')}
            </VisuallyHidden>
          )}
          {endIcon && (now === undefined || now === 'locked') && <Icon name={endIcon} />}
        </Stack>
      </Content>
    </MuiButton>
  )
}

/** As wide as the longer one of both labels with its spinner, so that nothing moves while the button is busy. */
const Content = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  '&[data-busy-label]::after': {
    content: 'attr(data-busy-label)',
    height: 0,
    paddingInlineStart: 'calc(1.375rem + 10px)',
    overflow: 'hidden',
    visibility: 'hidden',
  },
})

const marks = {
  done: <Icon name="check" />,
  busy: <Spinner />,
  locked: <Icon name="lock" size={20} />,
}
