/** What happens to a write: the call, its answer, the learner's second press, or the page. */
export const writeFaults = [
  'lost before',
  'lost after',
  '500',
  '401',
  'pressed twice',
  'reload',
] as const

export type WriteFault = (typeof writeFaults)[number]
