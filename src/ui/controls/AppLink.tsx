import Link from '@mui/material/Link'
import type { ComponentProps, ElementType } from 'react'
import { Link as RouterLink } from 'react-router-dom'

type AppLinkProps = Pick<
  ComponentProps<typeof RouterLink>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'children' | 'className' | 'id' | 'onClick'
> & {
  to: string
  /** The history state that the screen needs. */
  state?: unknown
}

/** A link to a screen of the app. */
export function AppLink(link: AppLinkProps) {
  return <Link component={RouterLink} {...link} />
}

export type LinkTarget = {
  /** An address in the app, with the history state that its screen needs. */
  to?: string | undefined
  state?: unknown
  /** An address outside the app; it opens in a new tab, and screen readers are told. */
  href?: string | undefined
}

type LinkProps = LinkTarget & { component?: ElementType; target?: '_blank'; rel?: string }

/** The props that turn MUI's button into a link; undefined without a target. */
export function linkTarget({ to, state, href }: LinkTarget): LinkProps | undefined {
  if (to !== undefined) return { component: RouterLink, to, state }
  if (href !== undefined)
    return { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }
  return undefined
}
