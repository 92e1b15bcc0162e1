import { lazy, type ComponentType } from 'react'
import { isOutdated } from '@/lib/is-outdated'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { reloadPage } from '@/lib/reload-page'

/**
 * Loads the file of a screen. Where a new deployment took it away, the page is loaded again, at the address
 * that was asked for, once: the screen before has been left, so nothing that was typed is lost, and a
 * way in that is filled in stays. Any other failure is thrown.
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

/** The file of a screen, which is its only export. */
export type ScreenFile<Props = object> = { default: ComponentType<Props> }
type Load<Props> = () => Promise<ScreenFile<Props>>

/** The files that came ahead, by what loads them. */
const here = new WeakMap<object, unknown>()

/** Fetches the file of a screen ahead. A failure is shown where it is used. */
export async function fetchScreen<Props>(load: Load<Props>): Promise<void> {
  here.set(load, await load())
}

/**
 * A screen that is loaded when it is first drawn, and drawn at once where its file came ahead. A promise
 * that is kept already would show the loader first, and React lets none go before 300 ms have passed.
 */
export function lazyScreen<Props>(load: Load<Props>) {
  return lazy(() => {
    const file = here.get(load) as ScreenFile<Props> | undefined
    return file ? atOnce(file) : loadScreen(load)
  })
}

/** React takes any thenable, and what that gives while it is asked needs no second look. */
const atOnce = <T>(value: T) =>
  // oxlint-disable-next-line unicorn/no-thenable -- it is meant to be one, and only React meets it
  ({ then: (give: (value: T) => void) => give(value) }) as unknown as Promise<T>
