import { lazy, type ComponentType } from 'react'
import { isOutdated } from '@/lib/is-outdated'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { reloadPage } from '@/lib/reload-page'

/** The module of a screen, which is its only export. */
export type ScreenModule = { default: ComponentType }

/**
 * Loads the chunk of a screen. Where a new deployment took it away, the page is loaded again, at the address
 * that was asked for, once: the screen before has been left, so nothing that was typed is lost. Any other
 * failure is thrown.
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
    // The screen stays as it is until the page goes.
    return new Promise(() => {})
  }
}

/** A screen whose chunk is loaded when it is first rendered. */
export const lazyScreen = (load: () => Promise<ScreenModule>) => lazy(() => loadScreen(load))
