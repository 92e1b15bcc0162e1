import { useQueryClient } from '@tanstack/react-query'

/**
 * "Try again" for what is still loading: drops the requests that hang and sends new ones. A plain
 * refetch would only join the request that is on its way.
 */
export function useStartOver(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.resetQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'pending',
    })
  }
}
