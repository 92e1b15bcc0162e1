import type { Language } from '@/i18n/languages'
import { userNameQuery } from '../account.queries'
import { skillMapQuery } from '../skills.queries'
import type { Answers } from './useAnswers'
import { clientOf } from './WithAnswers'

/** Asks once for the skill map of who has just signed in, and keeps the answer for its screen. */
export const askForSkillMap = (answers: Answers, language: Language) =>
  clientOf(answers).fetchQuery({ ...skillMapQuery(language), retry: false })

/** Asks for the learner's name unless it is known; the session keeps it. */
export const askForUserName = (answers: Answers) => clientOf(answers).fetchQuery(userNameQuery)
