import { queryOptions } from '@tanstack/react-query'
import { session } from '@/learner/session'
import { getResetTokenIsValid, getUserName } from './account'
import { useRead } from './transport/useRead'

/** Keeps the name as well, unless somebody else is signed in by now. */
async function readUserName(signal: AbortSignal): Promise<string | null> {
  const token = session.token()
  const name = await getUserName({ signal })
  if (name !== null && session.token() === token) session.setUserName(name)
  return name
}

/** The learner's username; null where the server has none. */
export const userNameQuery = queryOptions({
  queryKey: ['user-name'],
  queryFn: ({ signal }) => readUserName(signal),
  staleTime: Infinity,
})

/** Whether a reset token can still be used; asked once, so that a form never goes while it is filled. */
const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => getResetTokenIsValid(token, { signal }),
    staleTime: Infinity,
    // A token works once: the next visit asks again.
    gcTime: 0,
    refetchOnReconnect: false,
  })

/** As it was kept until the server says it again; undefined while nobody knows it, null where there is none. */
export function useUserName({ isWanted = true } = {}): string | null | undefined {
  const { data } = useRead({ ...userNameQuery, enabled: isWanted })
  return data === undefined ? session.userName() : data
}

export const useResetTokenIsValid = (token: string) => useRead(resetTokenQuery(token))
