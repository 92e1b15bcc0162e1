import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ScreenHeading } from './ScreenHeading'

type PageHeadProps = {
  /** The way back. */
  back: ReactNode
  title: string
  /** A sentence about the page. */
  lead: string
}

/** The head of a page outside of the lessons, such as settings. */
export function PageHead({ back, title, lead }: PageHeadProps) {
  return (
    <>
      {back}
      <ScreenHeading>{title}</ScreenHeading>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
    </>
  )
}
