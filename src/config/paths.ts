/** What no module can have at the end of its address: it leads to another screen, or breaks it. */
const unusable = /^(\.{0,2}|feedback|.{100,})$|\p{Surrogate}/isu

/** Every address of the app. Links and redirects are built here and nowhere else (rules.md#routes). */
export const paths = {
  landing: '/',
  signUp: '/SignUp',
  signIn: '/SignIn',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  lifeGoals: '/lifegoals',
  skillSelection: '/skill-selection',
  skillMap: '/skillmap',
  continue: '/continue',
  feedback: '/feedback',
  help: '/help',
  settings: '/settings',
  myPage: '/my-page',
  reminders: '/my-page/reminders',
  learningPath: '/learningpath',
  lessonRating: '/learningpath/feedback',
  challenge: '/learningpath/challenge',
  /** The address of a module; its last part is decoration, the module's type chooses the view. */
  module: (nodeType: string) =>
    `/learningpath/${unusable.test(nodeType) ? 'knowledge' : encodeURIComponent(nodeType)}`,
} as const
