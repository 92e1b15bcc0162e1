/** Faults of a write: its request, its response, a second press, the page or the tab. */
export const writeFaults = [
  'lost before',
  'lost after',
  '500',
  '401',
  'pressed twice',
  'reload',
  'tab closed',
  'second tab',
] as const

export type WriteFault = (typeof writeFaults)[number]
