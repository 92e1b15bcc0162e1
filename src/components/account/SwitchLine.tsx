import Typography from '@mui/material/Typography'
import { AuthLink } from './AuthLink'

type SwitchLineProps = { question: string; to: string; label: string }

/** The link to the other form, at the foot of a panel: "New here? Create an account". */
export function SwitchLine({ question, to, label }: SwitchLineProps) {
  return (
    <Typography sx={{ maxWidth: 'none', textAlign: 'center' }}>
      <span>{question}</span> <AuthLink to={to}>{label}</AuthLink>
    </Typography>
  )
}
