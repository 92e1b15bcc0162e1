import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import timing from '@/config/timing.json'
import { session } from '@/session/session'
import { subscribeStored } from '@/session/stored'

/** Ends the session when it expires, and clears the query cache whenever a session ends or another one begins. */
export function useSessionEnd(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const clock = setInterval(() => {
      if (session.status().kind === 'expired') session.end('expired')
    }, timing.sessionCheckInterval)
    return () => clearInterval(clock)
  }, [])

  useEffect(() => {
    let before = session.token()
    return subscribeStored(() => {
      const now = session.token()
      if (before !== undefined && now !== before) queryClient.clear()
      before = now
    })
  }, [queryClient])
}
