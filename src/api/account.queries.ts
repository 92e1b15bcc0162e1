import { useQuery } from '@tanstack/react-query'
import { session } from '@/learner/session'
import { getResetTokenIsValid, getUserName } from './account'

export const accountKeys = { userName: ['user-name'] as const }

/** The learner's username; undefined while it is not known, null where the server has none. */
export function useUserName(): string | null | undefined {
  return useQuery({ queryKey: accountKeys.userName, queryFn: getUserName, staleTime: Infinity })
    .data
}

/**
 * Under which name things are kept for this learner (contract.md#user-key): the e-mail that
 * signed in, else the username; undefined while neither is known, and then nothing is kept.
 */
export function useUserKey(): string | undefined {
  const userName = useUserName()
  return session.userKey() ?? userName ?? undefined
}

/** Whether a reset token can still be used; asked once, so that a form never goes while it is filled. */
export function useResetTokenIsValid(token: string) {
  return useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => getResetTokenIsValid(token),
    staleTime: Infinity,
    // A token works once: the next visit asks again.
    gcTime: 0,
    refetchOnReconnect: false,
  })
}
