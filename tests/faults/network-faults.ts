import type { Route } from 'playwright-core'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import type { Visit } from '../pictures/screen-state'

/** What becomes of a call on its way. */
export type Fate = 'lost before' | 'lost after' | '500' | '401' | 'slow' | 'never answered'

export type Interference = {
  /** How often the call left the app. */
  sent: () => number
  /** How often the server acted on it while its answer was lost. */
  acted: () => number
  /** The network is as it should be again. */
  end: () => Promise<void>
}

const cors = { 'access-control-allow-origin': '*' }
const slowMs = 1500

/** Does for the app what the network would have done, and keeps the answer. */
async function act(route: Route, backend: HttpBackend): Promise<void> {
  const request = route.request()
  await fetch(request.url().replace(apiBaseUrl, backend.url), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  })
}

const refuse = (route: Route, status: number) => route.fulfill({ status, headers: cors, json: {} })

/** Lets this happen to every call of a path until it ends; only the page's own calls count. */
export async function interfere(
  { page }: Visit,
  backend: HttpBackend,
  path: string,
  fate: Fate,
): Promise<Interference> {
  let sent = 0
  let acted = 0
  const waiting: Route[] = []
  const address = (url: URL) => url.origin === apiBaseUrl && url.pathname === path
  const handle = async (route: Route): Promise<void> => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    sent += 1
    switch (fate) {
      case 'lost before':
        return route.abort('connectionfailed')
      case 'lost after':
        await act(route, backend)
        acted += 1
        return route.abort('connectionreset')
      case '500':
      case '401':
        return refuse(route, Number(fate))
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, slowMs))
        return route.continue().catch(() => {})
      case 'never answered':
        waiting.push(route)
        await act(route, backend)
        acted += 1
    }
  }
  const context = page.context()
  await context.route(address, handle)
  const end = async () => {
    // Let go, they would reach the server a second time.
    for (const route of waiting) await route.abort('connectionreset').catch(() => {})
    await context.unroute(address, handle)
  }
  return { sent: () => sent, acted: () => acted, end }
}
