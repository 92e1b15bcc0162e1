import { buildId } from '@/config/build-id'
import { reloadPage } from './reload-page'
import { reportProblem } from './report-problem'
import { canReload, reloadedKey, tabArea } from './web-storage'

/** What the imports of chunks that did not load were rejected with. */
const errors = new Set<unknown>()

// In a build Vite tells this of every dynamic import, also of one in a library.
window.addEventListener('vite:preloadError', ({ payload }) => errors.add(payload))

/** Whether it says that a chunk of the app did not load: there is no network, or a new deployment has removed it. */
export const isChunkLost = (error: unknown): boolean => errors.has(error)

/** Reports an error of which React or React Router tells. Both tell of one in rendering, which counts once. */
export const reportReactError = (error: unknown): void =>
  reportProblem(error, isChunkLost(error) ? 'chunk' : 'render')

/** Once in each build: a page that stays broken must not reload forever, as it would without storage. */
export const mayReloadForChunk = (): boolean => tabArea.get(reloadedKey) !== buildId && canReload()

/** Reloads the page, and marks that this build has. */
export function reloadForChunk(): void {
  tabArea.set(reloadedKey, buildId)
  reloadPage()
}
