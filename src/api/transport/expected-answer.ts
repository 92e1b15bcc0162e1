/**
 * By what an answer is recognised, whatever it is wrapped in (contract.md#when-the-backend-differs):
 * fields of which at least one is there; a list that must be somewhere; or, for a write that brings
 * nothing back, anything that is no refusal.
 */
export type ExpectedAnswer = {
  fields: readonly string[]
  /** The field that holds the list of the answer. */
  list?: string
  /** Without its list the answer is still one. */
  mayLackList?: boolean
  /** The contract itself allows the bare list. */
  mayBeBare?: boolean
  /** What a bare text among the items of the list stands for. */
  textItem?: string
  /** An empty answer, a bare `true` or a plain word says that it is saved. */
  mayBeEmpty?: boolean
}

const object = (...fields: string[]): ExpectedAnswer => ({ fields })
const list = (key: string, ...others: string[]): ExpectedAnswer => ({
  fields: [key, ...others],
  list: key,
})
const saved = (...fields: string[]): ExpectedAnswer => ({ fields, mayBeEmpty: true })

/** The calls of the contract, by what their answers bring. */
export const expected = {
  accessToken: object('access_token'),
  onboardCompleted: object('onboard_completed'),
  resetTokenMessage: object('message'),
  userDetails: object('user'),
  lifeGoals: { ...list('data'), textItem: 'name' },
  skillCategories: list('data', 'hasSkillsForUser'),
  skillMap: list('skill-map'),
  learningPath: list('subskills', 'skill_name'),
  video: object('videoUrl', 'title'),
  quizQuestions: { ...list('questions'), mayBeBare: true },
  quizResult: object('isCorrect'),
  pdf: object('pdf_data'),
  practice: object('pdf_data', 'objective_description', 'description', 'title'),
  challenge: { ...list('steps', 'description', 'title'), mayLackList: true },
  saved: saved(),
  savedSelection: saved('success'),
  savedState: saved('updatedState'),
  savedPassword: saved('message'),
} satisfies Record<string, ExpectedAnswer>
