import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type AppLinkProps = Pick<AriaAttributes, 'aria-current' | 'aria-describedby' | 'aria-label'> & {
  to: string
  /** What the place needs. */
  state?: unknown
  id?: string | undefined
  className?: string | undefined
  /** Done before the place is left. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children: ReactNode
}

/** A link to a place in the app. The router's own brings along what loads data ahead, which nothing here does. */
export function AppLink({ to, state, onClick, children, ...rest }: AppLinkProps) {
  const go = useLinkClickHandler(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    >
      {children}
    </a>
  )
}
