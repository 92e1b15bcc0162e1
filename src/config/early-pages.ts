import { paths } from './paths.ts'

/** A screen that has a page of its own in a build, which shows it before any script. */
export type EarlyPage = {
  path: string
  /** Where the e-mail may be kept that it begins with, the likeliest first: storage and key. */
  remembered: string
}

/** The ways in. Any other address gets index.html, and so do these where a host knows no better. */
export const earlyPages: readonly EarlyPage[] = [
  {
    path: paths.signIn,
    remembered: 'session typedEmail,local registeredEmail,local lastEmail',
  },
  { path: paths.signUp, remembered: '' },
  { path: paths.forgotPassword, remembered: 'session typedEmail' },
]

/** Its file in the folder of the build. */
export const fileOf = ({ path }: EarlyPage) => `${path.slice(1)}.html`
