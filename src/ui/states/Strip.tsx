import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/Icon'
import styles from './Strip.module.css'

type StripProps = {
  tone: 'warning' | 'info'
  icon: IconName
  title: string
  children: ReactNode
  action?: { label: string; onPress: () => void } | undefined
}

/** A line across the page, under the header: something about the app itself, not about this screen. */
export function Strip({ tone, icon, title, children, action }: StripProps) {
  return (
    <div className={styles.strip} data-tone={tone}>
      <Icon name={icon} />
      <p>
        <b>{title}</b> {children}
      </p>
      {action && (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      )}
    </div>
  )
}
