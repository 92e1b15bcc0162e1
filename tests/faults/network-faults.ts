import type { Route } from 'playwright-core'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import type { Visit } from '../pictures/screen-state'

/** What happens to a request. */
export type RequestFault =
  | 'lost before'
  | 'lost after'
  | '500'
  | '404'
  | '401'
  | 'slow'
  | 'never answered'

export type Interference = {
  /** How often the page sent the request. */
  sent: () => number
  /** How often the server handled a request whose response was lost. */
  acted: () => number
  /** Restores the network. */
  end: () => Promise<void>
}

const cors = { 'access-control-allow-origin': '*' }
const slowMs = 1500

/** Sends the request to the backend without returning its response to the page. */
async function act(route: Route, backend: HttpBackend): Promise<void> {
  const request = route.request()
  await fetch(request.url().replace(apiBaseUrl, backend.url), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: request.postData(),
  })
}

const refuse = (route: Route, status: number) => route.fulfill({ status, headers: cors, json: {} })

/**
 * Applies the fault to every call of a path until it ends; only requests of the page itself count.
 */
export async function interfere(
  { page }: Visit,
  backend: HttpBackend,
  path: string,
  fault: RequestFault,
): Promise<Interference> {
  let sent = 0
  let acted = 0
  const waiting: Route[] = []
  const address = (url: URL) => url.origin === apiBaseUrl && url.pathname === path
  const handle = async (route: Route): Promise<void> => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    sent += 1
    switch (fault) {
      case 'lost before':
        return route.abort('connectionfailed')
      case 'lost after':
        await act(route, backend)
        acted += 1
        return route.abort('connectionreset')
      case '500':
      case '404':
      case '401':
        return refuse(route, Number(fault))
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
    // Released requests would reach the server a second time.
    for (const route of waiting) await route.abort('connectionreset').catch(() => {})
    await context.unroute(address, handle)
  }
  return { sent: () => sent, acted: () => acted, end }
}
