import { QueryClientProvider } from '@tanstack/react-query'
import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import {
  clearWithSession,
  makeQueryClient,
  refetchInNewLanguage,
  type FailureListeners,
} from '@/api/query-client'
import { DemoSlotsContext, type DemoSlots } from '@/components/account/demo-slots'
import { clearToasts, showToast } from '@/components/messages/toasts'
import { failureKind } from '@/components/states/failure-kind'
import { reportReactError } from '@/lib/lost-chunk'
import { subscribeToken } from '@/session/session'
import { ThemeRoot } from '@/theme/ThemeRoot'
import type { createRouter } from './router'

type AppProps = { router: ReturnType<typeof createRouter>; demo?: DemoSlots | null }

const messages: FailureListeners = {
  onNotSaved: (what, why) =>
    showToast({ kind: failureKind(), text: `errors.notSaved.${what}.${why}` }),
  onNotUpdated: () => showToast({ kind: failureKind(), text: 'shell.notUpdated' }),
}

/** The whole app. React's transitions are off: they would show the old screen while the next one renders. */
export function App({ router, demo = null }: AppProps) {
  const [queryClient] = useState(() => makeQueryClient(messages))
  useEffect(() => refetchInNewLanguage(queryClient), [queryClient])
  // What it says belongs to the learner before.
  useEffect(() => subscribeToken(clearToasts), [])
  // Here, because the landing is outside the shell.
  useEffect(() => clearWithSession(queryClient), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <DemoSlotsContext value={demo}>
        <ThemeRoot>
          <RouterProvider router={router} useTransitions={false} onError={reportReactError} />
        </ThemeRoot>
      </DemoSlotsContext>
      {/* Only while developing: no build contains them. */}
      <ReactQueryDevtools />
    </QueryClientProvider>
  )
}
