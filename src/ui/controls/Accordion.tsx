import MuiAccordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

type AccordionProps = {
  /** Of the button in its heading. */
  id: string
  title: string
  /** What is inside, in a few words, while it is closed. */
  summary: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a page that is closed until somebody wants it: a heading that is a button. */
export function Accordion({ id, title, summary, isOpen, onToggle, children }: AccordionProps) {
  return (
    <MuiAccordion
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => onToggle(next)}
      slotProps={{
        heading: { component: 'h2' },
        // A landmark for each would be more than a page's own parts.
        region: { role: undefined, 'aria-labelledby': undefined },
        // At once: nothing that is pressed next is still on its way.
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
