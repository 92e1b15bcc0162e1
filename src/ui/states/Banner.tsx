import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Icon, type IconName } from '../icons/Icon'
import styles from './Banner.module.css'

export type BannerProps = {
  tone: 'warning' | 'info'
  icon: IconName
  title: string
  children: ReactNode
  actions?: readonly { label: string; onPress: () => void }[]
}

/** A message across the page, below the header, about the app itself. */
export function Banner({ tone, icon, title, children, actions = [] }: BannerProps) {
  return (
    <Alert
      severity={tone}
      icon={<Icon name={icon} />}
      className={styles.banner}
      // No role of its own: it is rendered in a live region.
      slotProps={{
        root: { role: undefined },
        message: { className: styles.words },
        action: { className: styles.actions },
      }}
      action={actions.map(({ label, onPress }, place) => (
        // Key by position: a button whose label changes after a press keeps the focus.
        <Button
          key={`${place}`}
          variant="plain"
          size="small"
          className={styles.action}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
    >
      <p>
        <b>{title}</b> <span>{children}</span>
      </p>
    </Alert>
  )
}
