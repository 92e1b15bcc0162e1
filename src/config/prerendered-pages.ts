import { paths } from './paths.ts'

/** Prerendered screens with an HTML file of their own. */
const ownPages = [paths.signIn, paths.signUp, paths.forgotPassword] as const

/** All prerendered addresses (src/build/plugins/prerender.ts); the landing is in index.html. */
export const prerenderedPages = [paths.landing, ...ownPages] as const

/** The HTML file of a prerendered address in the output folder. */
export const fileOf = (path: string) =>
  path === paths.landing ? 'index.html' : `${path.slice(1)}.html`

/** Addresses whose HTML file preloads the chunks of their screen beside the entry chunk. */
export const preloadedPages = [paths.skillMap, paths.learningPath, paths.lessonRating] as const

/** The HTML file of every lesson: the address of a lesson ends with its type, which may be any word. */
export const lessonFile = 'lesson.html'
