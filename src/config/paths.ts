/** Node types that cannot be part of an address: they would match another route or make the URL malformed. */
const unusable = /^(\.{0,2}|feedback|.{100,})$|\p{Surrogate}/isu

/** Every address of the app. All links and redirects use these. */
export const paths = {
  landing: '/',
  signUp: '/SignUp',
  signIn: '/SignIn',
  /** Where a reset ends: an alias of sign-in. */
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  lifeGoals: '/lifegoals',
  skillSelection: '/skill-selection',
  skillMap: '/skillmap',
  survey: '/feedback',
  settings: '/settings',
  learningPath: '/learningpath',
  lessonFeedback: '/learningpath/feedback',
  challenge: '/learningpath/challenge',
  /** The address of a module. Its last part is decoration: the type of the module decides the view. */
  module: (nodeType: string) =>
    `/learningpath/${unusable.test(nodeType) ? 'knowledge' : encodeURIComponent(nodeType)}`,
} as const
