import MuiAccordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

type AccordionProps = {
  /** The id of the button in its heading. */
  id: string
  title: string
  /** A summary of its content, shown while it is closed. */
  summary: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A section that starts closed and is opened by the button in its heading. */
export function Accordion({ id, title, summary, isOpen, onToggle, children }: AccordionProps) {
  return (
    <MuiAccordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => onToggle(next)}
      slotProps={{
        heading: { component: 'h2' },
        // No `region` role: with it each section would be a landmark, more than the page's own.
        region: { role: undefined, 'aria-labelledby': undefined },
        // Without animation, so that the next target is in its place at once.
        transition: { timeout: 0, unmountOnExit: true },
      }}
    >
      <AccordionSummary id={id} expandIcon={<Icon name="chevron-down" />}>
        <b>{title}</b>
        {!isOpen && (
          <>
            {' '}
            <small>{summary}</small>
          </>
        )}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </MuiAccordion>
  )
}
