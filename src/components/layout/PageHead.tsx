import Typography from '@mui/material/Typography'
import type { MouseEventHandler } from 'react'
import { BackLink } from '@/components/controls/BackLink'
import { ScreenHeading } from './ScreenHeading'

type PageHeadProps = {
  back: { to: string; label: string; onClick?: MouseEventHandler }
  title: string
  /** A sentence about the page. */
  lead: string
}

/** The head of a page outside of the lessons, such as settings. */
export function PageHead({ back, title, lead }: PageHeadProps) {
  return (
    <>
      <BackLink to={back.to} onClick={back.onClick}>
        {back.label}
      </BackLink>
      <ScreenHeading>{title}</ScreenHeading>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
    </>
  )
}
