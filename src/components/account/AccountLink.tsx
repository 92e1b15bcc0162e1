import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { SignInReason } from '@/domain/navigation-state'
import { useArrival } from './useArrival'

type AccountLinkProps = {
  to: string
  /** Stands before it: "Have an account?" */
  question?: string
  /** What is typed, for the form there. */
  email?: string
  /** Why the learner has to sign in now, in place of what the screen before has said. */
  reason?: SignInReason
  children: string
}

/**
 * A link to another account screen, in a line of its own. It hands on why and from where the learner came. Its target is 44 px
 * high without a taller line, and its words stay together.
 */
export function AccountLink({ to, question, email, reason, children }: AccountLinkProps) {
  const { from, learner, reason: ownReason } = useArrival()
  return (
    <Typography sx={question === undefined ? {} : { maxWidth: 'none', textAlign: 'center' }}>
      {question !== undefined && <span>{question}</span>}{' '}
      <Link
        component={RouterLink}
        to={to}
        replace
        state={{ from, learner, email, reason: reason ?? ownReason }}
        sx={{ display: 'inline-block', my: -1.5, py: 1.5 }}
      >
        {children}
      </Link>
    </Typography>
  )
}
