import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { LiveRegion } from '@/ui/feedback/LiveRegion'
import { Toasts } from '@/ui/feedback/Toasts'
import { clearToasts } from '@/ui/feedback/toasts'

/** What the host gives to the view of a module; each test names the rest. */
export const fromHost = {
  parentTitle: 'Get your tools ready',
  header: null,
  ahead: null,
  onCompleted: () => {},
  onPassedOver: () => {},
  onBack: () => {},
}

/** One part of a lesson with what the shell gives it: data, address, messages. No read is retried. */
export function renderLesson(lesson: ReactNode, address = '/learningpath/recipe') {
  clearToasts()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const frame = (content: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/learningpath/:nodeType" element={content} />
        </Routes>
      </MemoryRouter>
      <Toasts />
      <LiveRegion />
    </QueryClientProvider>
  )
  const { rerender, ...result } = render(frame(lesson))
  return { ...result, rerender: (changed: ReactNode) => rerender(frame(changed)) }
}
