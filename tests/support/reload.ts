import { vi } from 'vitest'
import { renderApp } from './render-app'

/** A spy in the place of `window.location.reload`, which jsdom does not have. */
export function spyOnReload() {
  const reload = vi.fn<() => void>()
  const { location } = window
  const fake = new Proxy({} as Location, {
    get: (_, key): unknown => (key === 'reload' ? reload : Reflect.get(location, key)),
  })
  vi.spyOn(window, 'location', 'get').mockReturnValue(fake)
  return reload
}

type App = { unmount: () => void }

/**
 * Lets the app reload its page: it is rendered anew at the address and the history state of before. As in a browser, a page
 * that leaves already is not reloaded again.
 */
export function allowReload(app: App) {
  let page: App | undefined = app
  const start = async () => {
    const { pathname, search } = window.location
    page = await renderApp({ path: pathname + search, state: window.history.state?.usr })
  }
  return spyOnReload().mockImplementation(() => {
    if (page === undefined) return
    const { unmount } = page
    page = undefined
    queueMicrotask(() => {
      unmount()
      void start()
    })
  })
}
