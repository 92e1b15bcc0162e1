import { createContext } from 'react'

/** How fast it is read, by what a learner has set; the voice's own speed is 1. */
export const rates = { normal: 1, slow: 0.75 } as const

/** How somebody wants to be read to. */
export type ListenSettings = {
  /** A button at each part, also at each answer and step, or none. */
  shown: 'parts' | 'each' | 'hidden'
  /** 1 is the voice's own speed. */
  rate: number
  /** The address of the voice that was chosen for a language. */
  voiceOf: (language: string) => string | undefined
}

export const ListenContext = createContext<ListenSettings>({
  shown: 'parts',
  rate: 1,
  voiceOf: () => undefined,
})
