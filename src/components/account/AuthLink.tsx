import Link from '@mui/material/Link'
import { Link as RouterLink, type LinkProps } from 'react-router-dom'

/** A link to another account screen. Its target is 44 px high without a taller line, and its words stay together. */
export function AuthLink(props: Pick<LinkProps, 'to' | 'state' | 'children'>) {
  return (
    <Link
      component={RouterLink}
      {...props}
      replace
      sx={{ display: 'inline-block', my: -1.5, py: 1.5 }}
    />
  )
}
