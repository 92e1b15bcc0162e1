import Typography from '@mui/material/Typography'

/** A text of the server may have lines. */
export function NodeDescription({ children }: { children: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  )
}
