import { queryOptions } from '@tanstack/react-query'
import { session } from '@/session/session'
import { getResetTokenIsValid, getUserName } from './account'

/** Fetches the username and stores it, unless another learner has signed in meanwhile. */
async function readUserName(signal: AbortSignal): Promise<string | null> {
  const token = session.token()
  const name = await getUserName({ signal })
  if (name !== null && session.token() === token) session.setUserName(name)
  return name
}

/** The learner's username; null if the server has none. Until the server has answered, the stored one is shown. */
export const userNameQuery = queryOptions({
  queryKey: ['user-name'],
  queryFn: ({ signal }) => readUserName(signal),
  initialData: session.userName,
  initialDataUpdatedAt: 0,
  staleTime: ({ state }) => (state.dataUpdatedAt === 0 ? 0 : Infinity),
})

/** Whether a reset token is still valid. Never refetched, so that the form does not disappear while it is filled in. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => getResetTokenIsValid(token, { signal }),
    staleTime: Infinity,
    // Do not cache after the screen: a token works once, so the next visit must ask again.
    gcTime: 0,
    refetchOnReconnect: false,
  })
