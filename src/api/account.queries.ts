import { queryOptions } from '@tanstack/react-query'
import { session } from '@/learner/session'
import { getResetTokenIsValid, getUserName } from './account'
import { useRead } from './transport/useRead'

/** Fetches the username and stores it, unless another learner has signed in meanwhile. */
async function readUserName(signal: AbortSignal): Promise<string | null> {
  const token = session.token()
  const name = await getUserName({ signal })
  if (name !== null && session.token() === token) session.setUserName(name)
  return name
}

/** The learner's username; null if the server has none. */
export const userNameQuery = queryOptions({
  queryKey: ['user-name'],
  queryFn: ({ signal }) => readUserName(signal),
  staleTime: Infinity,
})

/** Whether a reset token is still valid. Never refetched, so that the form does not disappear while it is filled in. */
const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => getResetTokenIsValid(token, { signal }),
    staleTime: Infinity,
    // Do not cache after the screen: a token works once, so the next visit must ask again.
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** The username, at first the stored one; undefined while it is not known, null if there is none. */
export function useUserName({ isEnabled = true } = {}): string | null | undefined {
  const { data } = useRead({ ...userNameQuery, enabled: isEnabled })
  return data === undefined ? session.userName() : data
}

export const useResetTokenIsValid = (token: string) => useRead(resetTokenQuery(token))
