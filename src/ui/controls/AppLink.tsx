import Link from '@mui/material/Link'
import type { ComponentProps, ElementType } from 'react'
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

export type LinkTarget = {
  /** A place in the app, with the state that the place needs. */
  to?: string | undefined
  state?: unknown
  /** An address outside the app; it opens in a new tab, and screen readers are told. */
  href?: string | undefined
}

type LinkProps = LinkTarget & { component?: ElementType; target?: '_blank'; rel?: string }

/** What makes a link of MUI's button; nothing where it leads nowhere. */
export function linkTarget({ to, state, href }: LinkTarget): LinkProps | undefined {
  if (to !== undefined) return { component: RouterLink, to, state }
  if (href !== undefined)
    return { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }
  return undefined
}
