import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** What the backend has answered to this learner; empty until a screen asks, since the ways in ask for nothing. */
export type Answers = { client: QueryClient | undefined }

export const noAnswers = (): Answers => ({ client: undefined })

export const AnswersContext = createContext(noAnswers())

export const useAnswers = () => use(AnswersContext)
