import { useTranslation } from 'react-i18next'
import { forbiddenCharacters, longest, numberedUsername, shortest } from '@/domain/username'
import type { Field, Problem } from '@/domain/wizard-steps'

/** Says what is wrong with an answer of the wizard. */
export function useSentences(username: string) {
  const { t } = useTranslation('onboarding')
  return (problem: Problem, field: Field): string[] => {
    if (field !== 'username') return [t(`missing.${field}`)]
    if (problem !== 'format') {
      const example = numberedUsername(username)
      return [t(`username.error.${problem}`, { shortest, longest, example })]
    }
    const characters = new Set(
      forbiddenCharacters(username).map((one) => (one.trim() === '' ? t('username.space') : one)),
    )
    return [
      t('username.error.format', {
        characters: [...characters].join(' · '),
        count: characters.size,
      }),
    ]
  }
}
