import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import styles from './BackLink.module.css'

type BackLinkProps = { to: string; children: ReactNode }

/** Above a heading: the way back to where the learner came from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  )
}
