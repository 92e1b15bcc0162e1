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
} as const
