import { useState } from 'react'
import { postForgotPassword } from '@/api/account'
import { useSending } from '../form/useSending'

/** Asks for the mail with the reset link. */
export function useForgotPassword() {
  const { send, busy, failure, forgetFailure } = useSending<unknown>()
  const [sent, setSent] = useState(false)

  const ask = (email: string) => {
    setSent(false)
    return send(
      async () => {
        await postForgotPassword(email.trim())
        setSent(true)
      },
      (error) => error,
    )
  }

  return {
    ask,
    busy,
    sent,
    failure,
    /** The entry is another one now: what was said about the last one no longer holds. */
    forget: () => {
      setSent(false)
      forgetFailure()
    },
  }
}
