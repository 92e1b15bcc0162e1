import { createContext } from 'react'

/** The utterance rate for each speed setting; 1 is the voice's own. */
export const rates = { normal: 1, slow: 0.75 } as const

/** The learner's settings for reading aloud. */
export type ListenSettings = {
  /** 1 is the voice's own speed. */
  rate: number
  /** The `voiceURI` of the chosen voice of a language. */
  voiceOf: (language: string) => string | undefined
}

export const ListenContext = createContext<ListenSettings>({
  rate: 1,
  voiceOf: () => undefined,
})
