import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { makeQueryClient } from '@/api/query-client'
import { DemoSlotsContext, type DemoSlots } from '@/components/account/demo-slots'
import { ThemeRoot } from '@/theme/ThemeRoot'
import type { createRouter } from './router'
import { showNotSaved } from './show-not-saved'

type AppProps = { router: ReturnType<typeof createRouter>; demo?: DemoSlots | null }

/** The whole app. Without transitions of React, which would show the old screen while the next one renders. */
export function App({ router, demo = null }: AppProps) {
  const [queryClient] = useState(() => makeQueryClient(showNotSaved))
  return (
    <QueryClientProvider client={queryClient}>
      <DemoSlotsContext value={demo}>
        <ThemeRoot>
          <RouterProvider router={router} useTransitions={false} />
        </ThemeRoot>
      </DemoSlotsContext>
    </QueryClientProvider>
  )
}
