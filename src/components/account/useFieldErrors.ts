import { useTranslation } from 'react-i18next'
import type { EmailProblem } from '@/domain/email'
import type { NewPasswordProblem } from '@/domain/password'

type Problem = EmailProblem | 'passwordRequired' | NewPasswordProblem

/** Says what is wrong with an e-mail or a password, one sentence for each thing. */
export function useFieldErrors() {
  const { t } = useTranslation('auth')
  return (problem: Problem) => [problem].flat().map((one) => t(`fieldError.${one}`))
}
