import { vi } from 'vitest'
import * as page from '@/lib/reload-page'
import { renderApp } from './render-app'

type App = { unmount: () => void }

/** Reloads the page: renders the app anew at the address and the history state of before. */
function reload({ unmount }: App) {
  unmount()
  const { pathname, search } = window.location
  return renderApp({ path: pathname + search, state: window.history.state?.usr })
}

/** From here on the app can reload its page, which jsdom cannot. */
export function allowReload(app: App): void {
  vi.spyOn(page, 'reloadPage').mockImplementation(() => {
    queueMicrotask(() => void reload(app))
  })
}
