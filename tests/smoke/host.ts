import { expect, type Page } from '@playwright/test'
import { securityHeaders } from '@/build/hosting/security-headers'
import { backendIn, comparedPolicies } from './policy'

/** Opens an address of the host, and returns how it answers. */
async function open(page: Page, path: string) {
  const response = await page.goto(path)
  if (!response) throw new Error(`${path} was not answered`)
  const text = await response.text()
  return { status: response.status(), headers: await response.allHeaders(), text }
}

/** Checks how the host serves the build: its headers, its policy, and what it answers for files that are not there. */
export async function checkHost(page: Page): Promise<void> {
  const { status, headers, text: html } = await open(page, '/SignIn')
  expect.soft(status, 'An address without a file is answered with the app').toBe(200)
  expect.soft(html, 'The page says which build it is').toContain('<meta name="version"')
  expect.soft(headers['cache-control'], 'The page is asked for anew').toBe('no-cache')

  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const asset = await open(page, script)
  const lasting = 'public, max-age=31536000, immutable'
  expect.soft(asset.headers['cache-control'], 'A hashed file is stored').toBe(lasting)
  const map = await open(page, `${script}.map`)
  expect.soft(map.status, 'Source maps and missing files are not found').toBe(404)

  const policy = headers['content-security-policy']
  if (policy === undefined) throw new Error('The host sends no Content-Security-Policy')
  const backend = backendIn(policy)
  if (backend === undefined) throw new Error(`The policy names no backend: ${policy}`)
  const { 'Content-Security-Policy': expected = '', ...others } = securityHeaders({
    html,
    apiBaseUrl: backend,
    hasGoogle: policy.includes('accounts.google.com'),
    isForTesters: bannerOf(page.url()) !== null,
  })
  const compared = comparedPolicies(policy, expected)
  expect.soft(compared.sent, 'The policy is that of this build').toEqual(compared.wanted)
  for (const [name, value] of Object.entries(others)) {
    expect.soft(headers[name.toLowerCase()], `The header ${name}`).toBe(value)
  }
}

/** What the banner says on this host; null on that of learners. */
export function bannerOf(url: string): string | null {
  const { hostname } = new URL(url)
  return hostname.includes('dev') ? 'DEVELOP' : hostname.includes('stg') ? 'STAGING' : null
}
