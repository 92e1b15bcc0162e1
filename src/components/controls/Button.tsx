import MuiButton from '@mui/material/Button'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { Icon, type IconName } from '@/components/icons/Icon'
import styles from './Button.module.css'
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
  /** One primary button per screen; everything else is secondary or plain (looks like a link). */
  variant?: 'primary' | 'secondary' | 'plain'
  size?: 'medium' | 'small'
  /** As wide as its container. */
  wide?: boolean
  type?: 'button' | 'submit'
  startIcon?: IconName
  endIcon?: IconName
  /** Working: a spinner with `busyLabel` ("Saving…"). The width stays and presses do nothing. */
  busy?: boolean
  busyLabel?: string
  /** For a moment after success: a tick and this word ("Saved"). */
  done?: string | undefined
  /** Cannot be pressed yet. It stays focusable; `reason` is the id of the sentence that says why. */
  locked?: boolean
  reason?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** MUI's button. While busy or locked it keeps the focus, which MUI's `loading` and `disabled` would drop. */
export function Button({ children, variant = 'primary', wide = false, ...props }: ButtonProps) {
  const { type = 'button', to, state, replace, onClick, startIcon, endIcon, ...others } = props
  const { busy = false, busyLabel, done, locked = false, reason, ...rest } = others
  const pressable = !busy && !locked
  const now = done !== undefined ? 'done' : busy ? 'busy' : locked ? 'locked' : undefined
  return (
    <MuiButton
      {...rest}
      {...(pressable && to !== undefined ? { component: Link, to, state, replace } : { type })}
      variant={variant}
      fullWidth={wide}
      data-state={now}
      aria-disabled={!pressable || undefined}
      aria-describedby={locked ? reason : undefined}
      onClick={(event) => (pressable ? onClick?.(event) : event.preventDefault())}
      startIcon={now ? marks[now] : startIcon && <Icon name={startIcon} />}
      endIcon={endIcon && (now === undefined || now === 'locked') && <Icon name={endIcon} />}
    >
      <span className={styles.label} data-busy-label={busy ? undefined : busyLabel}>
        {done ?? (busy ? (busyLabel ?? children) : children)}
      </span>
    </MuiButton>
  )
}

const marks = {
  done: <Icon name="check" />,
  busy: <Spinner />,
  locked: <Icon name="lock" size={20} />,
}
