import { createContext, type ComponentType } from 'react'

/** What the demo adds to the ways in; every other build leaves these places empty. */
export type DemoSlots = {
  /** Beside the sign-in form: signs in with the given entry, as if it had been typed. */
  SignIn: ComponentType<{ onChoose: (entry: { email: string; password: string }) => void }>
  /** Under the forgot-password form. */
  ForgotPassword: ComponentType
}

export const DemoSlotsContext = createContext<DemoSlots | null>(null)
