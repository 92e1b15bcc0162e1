import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/components/icons/Icon'
import styles from './Banner.module.css'

type BannerProps = {
  isShown: boolean
  tone: 'warning' | 'info'
  icon: IconName
  title: string
  children: ReactNode
  /** A button. */
  action?: ReactNode
}

/** A message across the page, below the header, about the app itself; announced when it appears. */
export function Banner({ isShown, tone, icon, title, children, action }: BannerProps) {
  return (
    <div role="status" className={styles.place}>
      {isShown && (
        <Alert
          severity={tone}
          icon={<Icon name={icon} />}
          className={styles.banner}
          slotProps={{ root: { role: undefined }, message: { className: styles.words } }}
          action={action}
        >
          <p>
            <b>{title}</b> <span>{children}</span>
          </p>
        </Alert>
      )}
    </div>
  )
}
