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

/** Lets the app reload its page: it is rendered anew at the address and the history state of before. */
export function allowReload({ unmount }: App): void {
  spyOnReload().mockImplementation(() => {
    queueMicrotask(() => {
      unmount()
      void renderApp({
        path: window.location.pathname + window.location.search,
        state: window.history.state?.usr,
      })
    })
  })
}
