import { createContext } from 'react'

/** The utterance rate for each speed setting; 1 is the voice's own. */
export const rates = { normal: 1, slow: 0.75 } as const

/** The learner's settings for reading aloud. */
export type ListenSettings = {
  /** One Listen button for each screen, one at each part as well, or none. */
  shown: 'parts' | 'each' | 'hidden'
  /** 1 is the voice's own speed. */
  rate: number
  /** The `voiceURI` of the chosen voice of a language. */
  voiceOf: (language: string) => string | undefined
}

export const ListenContext = createContext<ListenSettings>({
  shown: 'parts',
  rate: 1,
  voiceOf: () => undefined,
})
