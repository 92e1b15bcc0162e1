import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type DisclosureProps = {
  summary: string
  /** Whether it is unfolded when it appears; then its learner decides. */
  isOpen?: boolean
  children: ReactNode
}

/** Words that unfold. Listen unfolds and reads them, too. */
export function Disclosure({ summary, isOpen = false, children }: DisclosureProps) {
  return (
    <Details open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </Details>
  )
}

const Details = styled('details')({
  marginTop: 8,
  '& > summary': { width: 'fit-content', padding: '10px 0', fontWeight: 600, cursor: 'pointer' },
})
