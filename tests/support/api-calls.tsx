import { QueryClient, QueryClientProvider, type FetchQueryOptions } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'

/** Asks a query once, without a cache. */
export const read = <T, Key extends readonly unknown[]>(
  options: FetchQueryOptions<T, Error, T, Key>,
): Promise<T> => new QueryClient().fetchQuery({ ...options, retry: false })

type Write<Variables> = () => { mutateAsync: (variables: Variables) => Promise<unknown> }

/** Sends a write once, by the hook of its area. */
export async function write<Variables>(
  useWrite: Write<Variables>,
  variables: Variables,
): Promise<unknown> {
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(useWrite, { wrapper })
  return result.current.mutateAsync(variables).finally(unmount)
}
