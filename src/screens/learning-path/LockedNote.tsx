import Box from '@mui/material/Box'
import { Note } from '@/components/messages/Note'

/** Why a node is locked. */
export function LockedNote({ reason }: { reason: string }) {
  return (
    <Box sx={{ mt: 1.75 }}>
      <Note kind="info" icon="lock" title={reason} />
    </Box>
  )
}
