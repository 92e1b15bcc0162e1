import { buildId } from '@/config/build-id'
import { reloadPage } from './reload-page'
import { canReload, tabArea } from './web-storage'

/** A chunk of the app did not load: there is no network, or a new deployment has removed it. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A chunk of the app did not load', { cause })
    this.name = 'ChunkError'
  }
}

const reloadedKey = 'reloadedForChunk'

/** Loads a chunk by its dynamic import. Throws ChunkError. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    throw new ChunkError(error)
  }
}

/** Once in each build: a page that stays broken must not reload forever, as it would without storage. */
export const mayReloadForChunk = (): boolean => tabArea.get(reloadedKey) !== buildId && canReload()

/** Reloads the page, and marks that this build has. */
export function reloadForChunk(): void {
  tabArea.set(reloadedKey, buildId)
  reloadPage()
}
