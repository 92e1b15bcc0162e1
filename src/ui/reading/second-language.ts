import { createContext } from 'react'

/** Whether the second line below each text is offered and switched on, for the whole app. */
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
