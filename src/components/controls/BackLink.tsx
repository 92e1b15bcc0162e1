import Link from '@mui/material/Link'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'

type BackLinkProps = {
  to: string
  state?: unknown
  onClick?: MouseEventHandler | undefined
  children: ReactNode
}

/** Above a heading: the way back to where the learner came from. */
export function BackLink({ to, state, onClick, children }: BackLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      onClick={onClick}
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 44, py: 0.75 }}
    >
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  )
}
