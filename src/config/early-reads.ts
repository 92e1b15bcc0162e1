import { paths } from './paths.ts'

/**
 * What a screen asks the backend first, by its path: the page sends it before any script file is there
 * (src/build/plugins/preload.ts), the client takes the answer (src/api/early-read.ts). An address
 * that ends in `=` goes on with the skill of the place in the history, and is not sent without one.
 */
export const earlyReads: Readonly<Record<string, string>> = {
  [paths.skillMap]: '/api/skill-map/with-selection',
  [paths.learningPath]: '/api/subskills?skillId=',
}
