import type { TypeOptions } from 'i18next'
import { createContext, use } from 'react'

/** The name of a sentence in errors.json. */
export type NotSaved = keyof TypeOptions['resources']['errors']['notSaved']

/** Tells a learner who has left the screen what was not saved. */
export const UnsavedContext = createContext<(sentence: NotSaved) => void>(() => {})

export const useTellUnsaved = () => use(UnsavedContext)
