import { vi } from 'vitest'
import { reloadPage } from '@/lib/reload-page'
import { renderApp } from './render-app'

/** A spy in the place of `reloadPage`. setup.ts mocks its file, so a button that is there already calls it too. */
export const spyOnReload = () => vi.mocked(reloadPage).mockReturnValue()

type App = { unmount: () => void }

/** Reloads the page: the app is rendered anew at the address and the history state of before. */
export function reload({ unmount }: App) {
  unmount()
  const { pathname, search } = window.location
  return renderApp({ path: pathname + search, entry: window.history.state })
}

/** Lets the app reload its page. As in a browser, one that leaves already is not reloaded again. */
export function allowReload(app: App) {
  let page: App | undefined = app
  return spyOnReload().mockImplementation(() => {
    if (page === undefined) return
    const old = page
    page = undefined
    queueMicrotask(() => void reload(old).then((next) => (page = next)))
  })
}
