import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button'
import { Icon, type IconName } from '../icons/Icon'
import styles from './Strip.module.css'

type StripProps = {
  tone: 'warning' | 'info'
  icon: IconName
  title: string
  children: ReactNode
  actions?: readonly { label: string; onPress: () => void }[]
}

/** A line across the page, under the header: something about the app itself, not about this screen. */
export function Strip({ tone, icon, title, children, actions = [] }: StripProps) {
  return (
    <Alert
      severity={tone}
      icon={<Icon name={icon} />}
      className={styles.strip}
      // It stands in a live region.
      slotProps={{ root: { role: undefined }, message: { className: styles.words } }}
      action={actions.map(({ label, onPress }, place) => (
        // By its place: a label that changes after a press keeps the focus.
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
