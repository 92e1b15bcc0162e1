import type { RefObject } from 'react'

/** A part of a page that there is help for. */
export type HelpedPart = {
  /** What is read. */
  of: RefObject<HTMLElement | null>
  /** What it is, so that two buttons of a page have two names. */
  name: string
}
