import { describe, expect, test } from 'vitest'
import { linesFor, redirectFrom, rulesIn, sampleBuild } from '../sample-build'
import { cloudflareHeaders, cloudflareRedirects, lostFile } from './cloudflare-pages'

const headers = cloudflareHeaders(sampleBuild)
const redirects = cloudflareRedirects(sampleBuild)

/**
 * The headers that Cloudflare Pages sends: it joins all values of a name, unless a later rule
 * removes it.
 */
function sent(address: string): Record<string, string> {
  const values = new Map<string, string>()
  for (const line of linesFor(headers, address)) {
    const [name = '', ...rest] = line.split(': ')
    const value = rest.join(': ')
    if (line.startsWith('! ')) values.delete(line.slice(2))
    else values.set(name, values.has(name) ? `${values.get(name)}, ${value}` : value)
  }
  return Object.fromEntries(values)
}

describe('_headers', () => {
  test('holds addresses, each with headers set or removed below it', () => {
    for (const { address, lines } of rulesIn(headers)) {
      expect(address).toMatch(/^\/[\w./*-]*$/)
      for (const line of lines) expect(line).toMatch(/^([A-Z][\w-]+: \S.*|! [A-Z][\w-]+)$/)
    }
  })

  test('stays within the limits of a hundred rules and two thousand characters a line', () => {
    expect(rulesIn(headers)).toHaveLength(100)
    expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([])
    const long = { ...sampleBuild, headers: { 'X-Long': 'a'.repeat(2000) } }
    expect(() => cloudflareHeaders(long)).toThrow('X-Long')
  })

  test('sets the security headers on every response', () => {
    expect(sent('/skillmap/2')).toEqual(sampleBuild.headers)
    expect(sent('/assets/gone.js')).toEqual(sampleBuild.headers)
  })

  test('has the largest files cached for a year', () => {
    const [largest = '', ...others] = sampleBuild.files
    expect(sent(largest)['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(sent(others.at(-1) ?? '')).not.toHaveProperty('Cache-Control')
  })

  test.each(['/survey/frame.html', '/survey/frame'])(
    'lets the app frame the survey at %s, under its own policy alone',
    (address) => {
      expect(sent(address)).toEqual({ ...sampleBuild.ofSurvey, 'Cache-Control': 'no-cache' })
    },
  )
})

describe('_redirects', () => {
  const rules = redirects.trim().split('\n')

  test('maps an address to a file with status 200, which keeps the address', () => {
    for (const rule of rules) expect(rule).toMatch(/^\/[\w./*-]* \/[\w./-]+ 200$/)
  })

  test('names no target ending in .html, which the host would redirect again, endlessly', () => {
    expect(rules.filter((rule) => /\.html 200$|\/index 200$/.test(rule))).toEqual([])
  })

  test('has its one wildcard rule last', () => {
    expect(rules.map((rule) => rule.split('*').length - 1)).toEqual([0, 1])
  })

  test('matches no existing file, which it would override', () => {
    for (const address of ['/', '/SignIn', '/sw.js', '/assets/part-1.js', '/survey/frame'])
      expect(redirectFrom(redirects, address)).toBeUndefined()
  })

  test.each([
    ['/learningpath/feedback', '/learningpath/feedback 200'],
    ['/learningpath/quiz', '/lesson 200'],
  ])('maps %s to %s', (address, answer) => {
    expect(redirectFrom(redirects, address)).toBe(answer)
  })
})

test('a lost asset gets a 404, every other address the app', () => {
  // In the assets folder only: further up it would replace index.html for every unknown address.
  expect(lostFile.name).toBe('assets/404.html')
})
