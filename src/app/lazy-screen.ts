import { isOutdated } from '@/lib/is-outdated'
import { lazyAgain } from '@/lib/lazy-again'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { reloadPage } from '@/lib/reload-page'
import type { ScreenModule } from '@/ui/extras/extras'

/**
 * Loads the chunk of a screen. If a new deployment has removed it, the page reloads once at the new address: the
 * learner has left the old screen already, so no typed text is lost. Any other error is thrown.
 */
export async function loadScreen(
  load: () => Promise<ScreenModule>,
  reload = reloadPage,
): Promise<ScreenModule> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingFile(error) || !(await isOutdated()) || !mayReload()) throw error
    reload()
    // Stay pending, so that no error shows before the page unloads.
    return new Promise(() => {})
  }
}

/** A screen whose chunk is loaded when it is first rendered. */
export const lazyScreen = (load: () => Promise<ScreenModule>) => lazyAgain(() => loadScreen(load))
