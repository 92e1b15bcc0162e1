import { createContext } from 'react'

/** Whether second lines are offered and on, for the whole app. */
type SecondLanguage = {
  isOffered: boolean
  isOn: boolean
  setOn: (isOn: boolean) => void
}

export const SecondLanguageContext = createContext<SecondLanguage>({
  isOffered: false,
  isOn: false,
  setOn: () => {},
})
