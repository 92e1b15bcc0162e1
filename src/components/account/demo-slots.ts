import { createContext, type ComponentType } from 'react'

/** Components that the demo build adds to the auth screens. In other builds the context is null. */
export type DemoSlots = {
  /** Beside the sign-in form: signs in with the chosen entry as if it had been typed. */
  SignIn: ComponentType<{ onChoose: (entry: { email: string; password: string }) => void }>
  /** Shown under the forgot-password form. */
  ForgotPassword: ComponentType
}

export const DemoSlotsContext = createContext<DemoSlots | null>(null)
