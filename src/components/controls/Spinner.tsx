import CircularProgress from '@mui/material/CircularProgress'

/** A spinner, hidden from screen readers: words such as "Saving…" stand beside it. */
export function Spinner() {
  return (
    <CircularProgress aria-hidden color="inherit" size="1.375rem" thickness={6} disableShrink />
  )
}
