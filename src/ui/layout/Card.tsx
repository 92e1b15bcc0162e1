import MuiCard from '@mui/material/Card'
import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'ol' | 'dl' | 'li'
}

/** What stands raised on the page: its look. Its room is up to whoever uses it. */
export function Card({ as = 'div', ...card }: CardProps) {
  return <MuiCard variant="outlined" component={as} {...card} />
}
