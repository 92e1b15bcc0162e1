import { useQuery } from '@tanstack/react-query'
import { getUserName } from './account'

export const accountKeys = { userName: ['user-name'] as const }

/** The learner's username; undefined while it is not known, null where the server has none. */
export function useUserName(): string | null | undefined {
  return useQuery({ queryKey: accountKeys.userName, queryFn: getUserName, staleTime: Infinity })
    .data
}
