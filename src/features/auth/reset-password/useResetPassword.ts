import { useState } from 'react'
import { postResetPassword, type PasswordReset } from '@/api/account'
import { useSending } from '../form/useSending'

/** Saves the new password; once it is saved there is nothing more to send. */
export function useResetPassword() {
  const { send, ...state } = useSending<unknown>()
  const [saved, setSaved] = useState(false)

  const reset = (passwords: PasswordReset) =>
    send(
      async () => {
        await postResetPassword(passwords)
        setSaved(true)
      },
      (error) => error,
    )

  return { reset, saved, ...state }
}
