import { describe, expect, test } from 'vitest'
import { linesFor, redirectFrom, rulesIn, sampleBuild } from '../sample-build'
import { cloudflareHeaders, cloudflareRedirects, lostFile } from './cloudflare-pages'

const headers = cloudflareHeaders(sampleBuild)
const redirects = cloudflareRedirects(sampleBuild)

/** What Cloudflare Pages sends: all values of a name that no later rule takes away. */
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
  test('holds addresses with headers below them, given or taken away', () => {
    for (const { address, lines } of rulesIn(headers)) {
      expect(address).toMatch(/^\/[\w./*-]*$/)
      for (const line of lines) expect(line).toMatch(/^([A-Z][\w-]+: \S.*|! [A-Z][\w-]+)$/)
    }
  })

  test('stays within the limits: a hundred rules, two thousand letters in a line', () => {
    expect(rulesIn(headers)).toHaveLength(100)
    expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([])
    const long = { ...sampleBuild, headers: { 'X-Long': 'a'.repeat(2000) } }
    expect(() => cloudflareHeaders(long)).toThrow('X-Long')
  })

  test('guards every answer', () => {
    expect(sent('/skillmap/2')).toEqual(sampleBuild.headers)
    expect(sent('/assets/gone.js')).toEqual(sampleBuild.headers)
  })

  test('has the largest files kept for a year', () => {
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

  test('holds an address, where it leads to, and the one status that keeps the address', () => {
    for (const rule of rules) expect(rule).toMatch(/^\/[\w./*-]* \/[\w./-]+ 200$/)
  })

  test('leads to no file by its ending, which the host would send back: nobody goes round in circles', () => {
    expect(rules.filter((rule) => /\.html 200$|\/index 200$/.test(rule))).toEqual([])
  })

  test('has the rules for many addresses last, each with one star', () => {
    expect(rules.map((rule) => rule.split('*').length - 1)).toEqual([0, 1])
  })

  test('takes no file’s place: it goes before files', () => {
    for (const address of ['/', '/SignIn', '/sw.js', '/assets/part-1.js', '/survey/frame'])
      expect(redirectFrom(redirects, address)).toBeUndefined()
  })

  test.each([
    ['/learningpath/feedback', '/learningpath/feedback 200'],
    ['/learningpath/quiz', '/lesson 200'],
  ])('answers %s with %s', (address, answer) => {
    expect(redirectFrom(redirects, address)).toBe(answer)
  })
})

test('a lost file is not found, and every other address is the app’s', () => {
  // There, and nowhere above it.
  expect(lostFile.name).toBe('assets/404.html')
})
