import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '@/build/hosting/csp'
import { backendIn, comparedPolicies } from './policy'

const api = 'https://api.norte.example'
const policy = contentSecurityPolicy('', api)

const isEqual = (sent: string) => {
  const compared = comparedPolicies(sent, policy)
  return JSON.stringify(compared.sent) === JSON.stringify(compared.wanted)
}

test('a policy names its backend, which is one host', () => {
  expect(backendIn(policy)).toBe(api)
  for (const other of ['https:', '*', 'https://*.example']) {
    expect(backendIn(policy.replaceAll(api, other))).toBeUndefined()
  }
})

test('only the address of reports of problems may be more than the page tells', () => {
  expect(isEqual(policy)).toBe(true)
  expect(isEqual(contentSecurityPolicy('', api, false, 'https://p.example/in'))).toBe(true)
})

test.each([
  ['script-src', "'unsafe-eval'"],
  ['script-src', 'https:'],
  ['connect-src', 'wss:'],
  ['connect-src', 'https:'],
  ['connect-src', '*'],
  ['connect-src', 'https://*.example/'],
  ['connect-src', 'https://a.example/ https://b.example/'],
])('a source that is added to %s is a difference: %s', (name, source) => {
  expect(isEqual(policy.replace(new RegExp(`${name} [^;]*`), `$& ${source}`))).toBe(false)
})

test('a directive that is added, doubled or left out is a difference', () => {
  expect(isEqual(`${policy}; script-src-elem *`)).toBe(false)
  expect(isEqual(`script-src *; ${policy}`)).toBe(false)
  expect(isEqual(policy.replace(/frame-ancestors [^;]*; /, ''))).toBe(false)
})
