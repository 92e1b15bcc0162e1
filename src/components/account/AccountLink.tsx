import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import type { AccountState } from '@/domain/navigation-state'

type AccountLinkProps = {
  to: string
  /** Stands before it: "Have an account?" */
  question?: string
  state?: AccountState
  children: string
}

/**
 * A link to another account screen, in a line of its own. Its target is 44 px high without a taller line, and its words stay
 * together.
 */
export function AccountLink({ to, question, state, children }: AccountLinkProps) {
  return (
    <Typography sx={question === undefined ? {} : { maxWidth: 'none', textAlign: 'center' }}>
      {question !== undefined && <span>{question}</span>}{' '}
      <Link
        component={RouterLink}
        to={to}
        replace
        state={state}
        sx={{ display: 'inline-block', my: -1.5, py: 1.5 }}
      >
        {children}
      </Link>
    </Typography>
  )
}
