import Link from '@mui/material/Link'
import { useRef, type ReactNode } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'

type BackLinkProps = { to: string; state?: unknown; children: ReactNode }

const style = { display: 'inline-flex', gap: 1, alignItems: 'center', minHeight: 44, py: 0.75 }

/** Above a heading: the way back to where the learner came from. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link component={RouterLink} to={to} state={state} sx={style}>
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  )
}

/** The same where only the browser's history knows the way back. */
export function BackButton({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const isPressed = useRef(false)
  const goBack = () => {
    // Going back takes a moment, and a second press would go back twice.
    if (!isPressed.current) void navigate(-1)
    isPressed.current = true
  }
  return (
    <Link component="button" type="button" onClick={goBack} sx={style}>
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  )
}
