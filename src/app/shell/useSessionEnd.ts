import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '@/learner/session'
import { subscribeStored } from '@/learner/stored'
import { useSessionStatus } from '@/learner/useSessionStatus'

/** The longest delay that `setTimeout` supports, in ms. */
const longestTimer = 2 ** 31 - 1

/** Ends the session when it expires, and clears the query cache whenever a session ends or another one begins. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient()
  const status = useSessionStatus()
  const expiresAt = status.kind === 'active' ? status.expiresAt : undefined
  useEffect(() => {
    if (expiresAt === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(end, Math.min(expiresAt - Date.now(), longestTimer))
    }
    // A clock that is put back, or a timer of weeks, needs another wait.
    const end = () => {
      if (Date.now() < expiresAt) wait()
      else if (session.status().kind === 'expired') session.end('expired')
    }
    wait()
    return () => clearTimeout(timer)
  }, [expiresAt])

  useEffect(() => {
    let before = session.token()
    return subscribeStored(() => {
      const now = session.token()
      if (before !== undefined && now !== before) queryClient.clear()
      before = now
    })
  }, [queryClient])
}
