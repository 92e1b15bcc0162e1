import type { ReactNode } from 'react'
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
    <div className={styles.strip} data-tone={tone}>
      <Icon name={icon} />
      <p>
        <b>{title}</b> {children}
      </p>
      {actions.map(({ label, onPress }, place) => (
        // By its place: a label that changes after a press keeps the focus.
        <button key={`${place}`} type="button" className={styles.action} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  )
}
