import { paths } from './paths.ts'

/** The ways in: addresses with a file of their own in a build. Any other address gets index.html. */
export const ownPages = [paths.signIn, paths.signUp, paths.forgotPassword] as const

/** The addresses whose page is prerendered (src/build/plugins/prerender.ts): the landing stands in index.html. */
export const prerenderedPages = [paths.landing, ...ownPages] as const

/** The file of such a page in the folder of a build. */
export const fileOf = (path: string) =>
  path === paths.landing ? 'index.html' : `${path.slice(1)}.html`

/** The addresses of learning whose file names the chunks of their screen, so that those load beside the entry chunk. */
export const preloadedPages = [paths.skillMap, paths.learningPath, paths.lessonRating] as const

/** The file of every other address below the learning path: a lesson's address ends with its type, which may be any word. */
export const lessonFile = 'lesson.html'
