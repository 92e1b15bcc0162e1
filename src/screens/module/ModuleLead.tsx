import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type ModuleLeadProps = {
  /** What the module is about, with its line breaks; may be empty. */
  goal: string
  /** What to do, or that it is done. */
  children: ReactNode
}

/** What stands between the heading of a module and its pdf. */
export function ModuleLead({ goal, children }: ModuleLeadProps) {
  return (
    <>
      {goal !== '' && <Typography sx={{ mt: 0.75, whiteSpace: 'pre-line' }}>{goal}</Typography>}
      <Typography role="status" sx={{ mt: 0.75, mb: 1.75, fontWeight: 600 }}>
        {children}
      </Typography>
    </>
  )
}
