import { useState } from 'react'
import { useSignOut } from '@/features/auth/sign-in/useSignOut'

/** Log out, once however often it is pressed; `loggingOut` while it goes on. */
export function useLogOut() {
  const signOut = useSignOut()
  const [loggingOut, setLoggingOut] = useState(false)

  const logOut = () => {
    if (loggingOut) return
    setLoggingOut(true)
    void signOut().finally(() => setLoggingOut(false))
  }
  return { logOut, loggingOut }
}
