import type { Page } from 'playwright-core'
import { seedPassword } from '@/mock-backend/seed/learners'
import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import type { Visit } from '../pictures/screen-state'
import { openPoint, take, visitOn, type Start } from './open-point'
import type { RestPoint } from './rest-points'

export type DeviceFault =
  | 'reload'
  | 'tab closed'
  | 'second tab'
  | '3 h ahead'
  | '3 h behind'
  | 'a month ahead'
  | 'storage full'
  | 'storage blocked'
  | 'lazy file lost'

const hour = 3_600_000

/**
 * Opens the address in another tab of the same browser; a duplicated tab also gets the history
 * state.
 */
export async function openTab(
  { page, url }: OpenedApp,
  { at }: Start,
  isCopy: boolean,
): Promise<Visit> {
  const tab = await page.context().newPage()
  if (isCopy) {
    await tab.addInitScript((usr) => {
      if (history.state === null) history.replaceState({ usr, key: 'start', idx: 0 }, '')
    }, at.state)
  }
  await tab.goto(url + at.address)
  return visitOn(tab)
}

async function afterReload(app: OpenedApp, point: RestPoint, shift = 0): Promise<Visit> {
  const visit = await openPoint(app, point)
  await take(point.fillIn, visit)
  if (shift !== 0) await app.page.clock.setSystemTime(Date.now() + shift)
  await app.page.reload()
  return visit
}

/** Makes storage behave as if its quota were exceeded. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })

/** Makes storage throw, like a browser that blocks it. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })

/** Navigates like a link of the app, so that in-memory state stays. */
async function goWithin(
  { page }: Pick<OpenedApp, 'page'>,
  { at }: Pick<Start, 'at'>,
): Promise<void> {
  await page.evaluate(
    ([address, usr]) => {
      const state = { usr, key: 'test', idx: 1 }
      history.pushState(state, '', address)
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    [at.address, at.state] as const,
  )
}

async function signInWithoutStorage(app: OpenedApp, point: RestPoint): Promise<Visit> {
  const { page, url } = app
  await blockStorage(page)
  await page.goto(`${url}/SignIn`)
  const visit = visitOn(page)
  const { t } = visit
  await page.getByLabel(t('auth:signIn.email')).fill(`${point.learner}@example.com`)
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/SignIn')
  await goWithin(app, point)
  return visit
}

/** Aborts the first request for each lazily loaded file of the app. */
async function loseLazyFiles({ page, url }: OpenedApp): Promise<void> {
  const html = await (await fetch(url)).text()
  const abortedFiles = new Set<string>()
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (html.includes(pathname) || abortedFiles.has(pathname)) return route.fallback()
    abortedFiles.add(pathname)
    return route.abort('connectionfailed')
  })
}

/** Brings a learner to a screen, causes the fault, and returns the tab in which they continue. */
export async function causeFault(
  app: OpenedApp,
  point: RestPoint,
  fault: DeviceFault,
): Promise<Visit> {
  switch (fault) {
    case 'reload':
      return afterReload(app, point)
    case '3 h ahead':
      return afterReload(app, point, 3 * hour)
    case '3 h behind':
      return afterReload(app, point, -3 * hour)
    case 'a month ahead':
      return afterReload(app, point, 31 * 24 * hour)
    case 'tab closed': {
      await take(point.fillIn, await openPoint(app, point))
      const tab = await openTab(app, point, false)
      await app.page.close()
      return tab
    }
    case 'second tab': {
      const first = await openPoint(app, point)
      await take(point.fillIn, first)
      const second = await openTab(app, point, true)
      await take(point.stays, first)
      return second
    }
    case 'storage full': {
      const visit = await openPoint(app, point)
      await fillStorage(app.page)
      await take(point.fillIn, visit)
      return visit
    }
    case 'storage blocked': {
      const visit = await signInWithoutStorage(app, point)
      await take(point.fillIn, visit)
      return visit
    }
    case 'lazy file lost': {
      await loseLazyFiles(app)
      const visit = await openPoint(app, point)
      await take(point.fillIn, visit)
      return visit
    }
  }
}
