import MuiCard, { type CardProps as MuiCardProps } from '@mui/material/Card'
import type { HTMLAttributes } from 'react'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'ol' | 'dl' | 'li'
  sx?: MuiCardProps['sx']
}

/** The look of a raised surface. Padding and margins are up to its parent. */
export function Card({ as = 'div', ...card }: CardProps) {
  return <MuiCard component={as} {...card} />
}
