import { useLanguage } from '@/i18n/useLanguage'
import { useAnswers } from './useAnswers'

/** Comes with the first question: what is always there asks for nothing by itself. */
export const loadAskAhead = () => import('./ask-ahead')

/** Questions from outside the signed-in screens. They throw where the answer, or the file, does not come. */
export function useAskAhead() {
  const answers = useAnswers()
  const language = useLanguage()
  return {
    askForSkillMap: async () => (await loadAskAhead()).askForSkillMap(answers, language),
    askForUserName: async () => (await loadAskAhead()).askForUserName(answers),
  }
}
