import * as v from 'valibot'

const answerSchema = v.object({ value: v.unknown() })

/** A session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
export type WebDriverSession = {
  get: (path: string) => Promise<unknown>
  post: (path: string, body?: object) => Promise<unknown>
  end: () => Promise<void>
}

/** The timeout of a command, in milliseconds. */
const timeoutMs = 60_000
/** A newly installed browser indexes fonts and codecs on its first start. */
const startTimeoutMs = 180_000

async function call(
  method: string,
  address: string,
  body?: object,
  longest = timeoutMs,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(longest),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = v.parse(answerSchema, await response.json())
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

async function ready(server: string): Promise<void> {
  for (const end = Date.now() + 20_000; ;) {
    try {
      await call('GET', `${server}/status`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

const sessionSchema = v.object({ sessionId: v.string() })

/** Waits until the driver has started, and opens a browser. */
export async function startSession(server: string, alwaysMatch: object): Promise<WebDriverSession> {
  await ready(server)
  const capabilities = { alwaysMatch }
  const created = await call('POST', `${server}/session`, { capabilities }, startTimeoutMs)
  const session = `${server}/session/${v.parse(sessionSchema, created).sessionId}`
  return {
    get: (path) => call('GET', `${session}/${path}`),
    post: (path, body = {}) => call('POST', `${session}/${path}`, body),
    end: async () => {
      await call('DELETE', session)
    },
  }
}
