import { useQueryClient } from '@tanstack/react-query'

/**
 * Asks anew for everything that this screen lacks, because it failed or hangs. A `refetch` would share the request
 * that hangs; a reset aborts it.
 */
export function useRetry(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined,
    })
  }
}
