import CircularProgress from '@mui/material/CircularProgress'

/** A turning ring, decoration beside words such as "Saving…". */
export function Spinner() {
  return <CircularProgress aria-hidden color="inherit" size={22} thickness={6} disableShrink />
}
