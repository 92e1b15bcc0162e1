import { postRegister, type Registration } from '@/api/account'
import { useWrite } from '@/api/transport/useWrite'
import { rememberRegistration } from '@/learner/account-memory'

/** Registers an account, and keeps for the sign-in who it is (rules.md#sign-up). */
export function useSignUp() {
  return useWrite({
    send: ({ email, password }: Registration) => postRegister({ email: email.trim(), password }),
    onSaved: (_answer, { email }) => rememberRegistration(email),
    notSaved: 'account',
  })
}
