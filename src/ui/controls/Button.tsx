import type { MouseEvent, ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../icons/Icon'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { AppLink } from './AppLink'
import styles from './Button.module.css'
import { PlainButton } from './PlainButton'
import base from './pressable.module.css'
import { Spinner } from './Spinner'

type ButtonProps = {
  children: ReactNode
  /** One primary button per screen; everything else is secondary or plain (looks like a link). */
  variant?: 'primary' | 'secondary' | 'plain'
  size?: 'regular' | 'small'
  /** As wide as its container. */
  wide?: boolean
  type?: 'button' | 'submit'
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  startIcon?: IconName
  endIcon?: IconName
  /** Working: a spinner with `busyLabel` ("Saving…"). The width stays and presses do nothing. */
  busy?: boolean
  busyLabel?: string
  /** Only where nothing can be done about it, before hydration: it takes no focus. */
  disabled?: boolean
  /** For a moment after success: a tick and this word ("Saved"). */
  done?: string | undefined
  /** Cannot be pressed yet. It stays focusable; `reason` is the id of the sentence that says why. */
  locked?: boolean
  reason?: string | undefined
  /** A place in the app, with the state that the place needs. */
  to?: string
  state?: unknown
  /** An address outside the app; it opens in a new tab, and screen readers are told. */
  href?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string | undefined
  'aria-expanded'?: boolean
  className?: string | undefined
}

export function Button({
  children,
  variant = 'primary',
  size = 'regular',
  wide = false,
  type = 'button',
  onClick,
  startIcon,
  endIcon,
  busy = false,
  busyLabel,
  disabled = false,
  done,
  locked = false,
  reason,
  to,
  state,
  href,
  id,
  ref,
  className,
  ...aria
}: ButtonProps) {
  const { t } = useTranslation()
  const pressable = !busy && !locked

  const shared = {
    className: [
      styles.button,
      styles[variant],
      size === 'small' && styles.small,
      wide && styles.wide,
      locked && styles.locked,
      done !== undefined && styles.done,
      className,
    ]
      .filter(Boolean)
      .join(' '),
    id,
    'aria-label': aria['aria-label'],
    'aria-describedby': locked ? reason : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (pressable) onClick?.(event)
      else event.preventDefault()
    },
  }

  const content = (
    <>
      <StartMark icon={startIcon} busy={busy} locked={locked} done={done !== undefined} />
      <span className={styles.label} data-busy-label={busy ? undefined : busyLabel}>
        {done ?? (busy ? (busyLabel ?? children) : children)}
      </span>
      {endIcon && !busy && done === undefined && <Icon name={endIcon} />}
    </>
  )

  if (pressable && to !== undefined) {
    return (
      <AppLink
        to={to}
        state={state}
        {...shared}
        className={`${base.pressable} ${shared.className}`}
      >
        {content}
      </AppLink>
    )
  }
  if (pressable && href !== undefined) {
    return (
      <a
        href={href}
        target="_blank"
        rel="noopener"
        {...shared}
        className={`${base.pressable} ${shared.className}`}
      >
        {content} <VisuallyHidden>({t('ui.newTab')})</VisuallyHidden>
      </a>
    )
  }
  return (
    <PlainButton
      {...shared}
      type={type}
      disabled={disabled}
      ref={ref}
      aria-disabled={!pressable || undefined}
      aria-expanded={aria['aria-expanded']}
    >
      {content}
    </PlainButton>
  )
}

type StartMarkProps = {
  icon: IconName | undefined
  busy: boolean
  locked: boolean
  done: boolean
}

function StartMark({ icon, busy, locked, done }: StartMarkProps) {
  if (done) return <Icon name="check" />
  if (busy) return <Spinner />
  if (locked) return <Icon name="lock" size={20} />
  return icon ? <Icon name={icon} /> : null
}
