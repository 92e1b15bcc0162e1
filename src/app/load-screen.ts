import { isOutdated } from '@/lib/is-outdated'
import { mayReload } from '@/lib/reload-once'
import { reloadPage } from '@/lib/reload-page'
import { isMissingFile } from '@/ui/states/missing-file'

/**
 * Loads the file of a screen. Where a new deployment took it away, the page is loaded again, at the address
 * that was asked for, once: the screen before has been left, so nothing that was typed is lost. Any other
 * failure is thrown.
 */
export async function loadScreen<T>(load: () => Promise<T>, reload = reloadPage): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isMissingFile(error) || !(await isOutdated()) || !mayReload()) throw error
    reload()
    // The screen stays as it is until the page goes.
    return new Promise<T>(() => {})
  }
}
