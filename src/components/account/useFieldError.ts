import { useTranslation } from 'react-i18next'
import type { AuthKey } from '@/domain/account-forms'

/** Returns a function that says what is wrong with an entry. */
export function useFieldError() {
  const { t } = useTranslation('auth')
  // A schema gives its messages the type of any text.
  return (message: string) => t(message as AuthKey)
}
