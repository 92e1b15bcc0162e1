import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'

type BackLinkProps = { to: string; state?: unknown; children: ReactNode }

/** Above a heading: the way back to where the learner came from. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      state={state}
      sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 44, py: 0.75 }}
    >
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  )
}
