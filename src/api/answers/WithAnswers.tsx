import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { makeQueryClient } from './query-client'
import { useAnswers, type Answers } from './useAnswers'

/** The learner's answers, for a question from outside the screens. */
export const clientOf = (answers: Answers): QueryClient => (answers.client ??= makeQueryClient())

/** Around whatever asks the backend (useRead). */
export function WithAnswers({ children }: { children: ReactNode }) {
  const answers = useAnswers()
  const [client] = useState(() => clientOf(answers))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
