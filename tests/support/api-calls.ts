import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'

/** Asks a query once, without a cache. */
export const read = <T, Key extends readonly unknown[]>(
  options: FetchQueryOptions<T, Error, T, Key>,
): Promise<T> => new QueryClient().fetchQuery({ ...options, retry: false })
