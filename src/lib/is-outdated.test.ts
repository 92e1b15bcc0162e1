import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOutdated } from './is-outdated'

const page = (script: string) =>
  `<div id="root"></div><script type="module" src="${script}"></script>`
const answering = (text: string, status = 200) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })))

beforeEach(() => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-one.js')
  document.head.append(script)
})
afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()))

describe('isOutdated', () => {
  it('is true if the host has another build', async () => {
    const ask = answering(page('/assets/index-two.js'))
    expect(await isOutdated(ask)).toBe(true)
    expect(ask).toHaveBeenCalledWith('/index.html', { cache: 'no-store' })
  })

  it('is false if the host has this build', async () => {
    expect(await isOutdated(answering(page('/assets/index-one.js')))).toBe(false)
  })

  it('ignores the script of a browser extension', async () => {
    const other = document.createElement('script')
    other.type = 'module'
    other.setAttribute('src', 'chrome-extension://none/content.js')
    document.head.prepend(other)
    expect(await isOutdated(answering(page('/assets/index-one.js')))).toBe(false)
    expect(await isOutdated(answering(page('/assets/index-two.js')))).toBe(true)
  })

  it('is false if a captive portal or a broken host answers', async () => {
    expect(await isOutdated(answering('<h1>Welcome to our network</h1>'))).toBe(false)
    expect(await isOutdated(answering(page('/assets/index-two.js'), 502))).toBe(false)
  })

  it('sends one request for simultaneous calls, and a new one later', async () => {
    const ask = vi.fn<typeof fetch>(() =>
      Promise.resolve(new Response(page('/assets/index-two.js'))),
    )
    expect(await Promise.all([isOutdated(ask), isOutdated(ask)])).toEqual([true, true])
    expect(ask).toHaveBeenCalledTimes(1)
    await isOutdated(ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('is false without a network', async () => {
    expect(await isOutdated(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false)
  })
})
