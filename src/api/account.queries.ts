import { queryOptions } from '@tanstack/react-query'
import { session } from '@/learner/session'
import { getResetTokenIsValid, getUserName } from './account'
import { useRead } from './transport/useRead'

/** The learner's username; null where the server has none. */
export const userNameQuery = queryOptions({
  queryKey: ['user-name'],
  queryFn: ({ signal }) => getUserName({ signal }),
  staleTime: Infinity,
})

/** Whether a reset token can still be used; asked once, so that a form never goes while it is filled. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => getResetTokenIsValid(token, { signal }),
    staleTime: Infinity,
    // A token works once: the next visit asks again.
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** Undefined while it is not known, null where the server has none. */
export function useUserName(): string | null | undefined {
  return useRead(userNameQuery).data
}

/**
 * Under which name things are kept for this learner (contract.md#user-key): the e-mail that
 * signed in, else the username; undefined while neither is known, and then nothing is kept.
 */
export function useUserKey(): string | undefined {
  const userName = useUserName()
  return session.userKey() ?? userName ?? undefined
}

export const useResetTokenIsValid = (token: string) => useRead(resetTokenQuery(token))
