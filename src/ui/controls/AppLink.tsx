import Link from '@mui/material/Link'
import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'

type AppLinkProps = Pick<
  ComponentProps<typeof RouterLink>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'children' | 'className' | 'id' | 'onClick'
> & {
  to: string
  /** What the place needs. */
  state?: unknown
}

/** A link to a place in the app. */
export function AppLink(link: AppLinkProps) {
  return <Link component={RouterLink} {...link} />
}
