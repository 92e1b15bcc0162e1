import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A polite live region. It must be in the page before its text, so render it always and only its children when there is news. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return <Place role="status">{children}</Place>
}

/** An empty one takes no space. */
const Place = styled('div')({ '&:empty': { position: 'absolute' } })
