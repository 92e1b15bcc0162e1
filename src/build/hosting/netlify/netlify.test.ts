import { describe, expect, test } from 'vitest'
import { linesFor, redirectFrom, rulesIn, sampleBuild } from '../sample-build'
import { netlifyHeaders, netlifyRedirects } from './netlify'

const headers = netlifyHeaders(sampleBuild)
const redirects = netlifyRedirects(sampleBuild)

/** The headers that Netlify sends: the last value of a name wins. */
const sent = (address: string) =>
  Object.fromEntries(
    linesFor(headers, address).map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )

describe('_headers', () => {
  test('holds addresses with headers below them, and no syntax of another host', () => {
    for (const { address, lines } of rulesIn(headers)) {
      expect(address).toMatch(/^\/[\w./*-]*$/)
      for (const line of lines) expect(line).toMatch(/^[A-Z][\w-]+: \S.*$/)
    }
  })

  test('sets the security headers on every response', () => {
    expect(sent('/skillmap/2')).toEqual(sampleBuild.headers)
    expect(sent('/assets/gone.js')).toEqual(sampleBuild.headers)
  })

  test('has assets cached for a year, and pages revalidated', () => {
    for (const file of sampleBuild.files)
      expect(sent(file)['Cache-Control']).toBe('public, max-age=31536000, immutable')
    for (const page of ['/index.html', '/SignIn', '/SignUp', '/forgot-password'])
      expect(sent(page)['Cache-Control']).toBe('no-cache')
  })

  test('lets the app frame the survey, under its own policy', () => {
    expect(sent('/survey/frame.html')).toMatchObject({ ...sampleBuild.ofSurvey })
  })
})

describe('_redirects', () => {
  test('has an address, its target and a status in each line', () => {
    for (const line of redirects.trim().split('\n'))
      expect(line).toMatch(/^\/[\w./*-]* \/[\w./-]+ (200|404)$/)
  })

  test.each([
    ['/assets/gone.js', '/robots.txt 404'],
    ['/SignIn', '/SignIn.html 200'],
    ['/learningpath/feedback', '/learningpath/feedback.html 200'],
    ['/learningpath/quiz', '/lesson.html 200'],
    ['/skillmap/2', '/index.html 200'],
    ['/', '/index.html 200'],
  ])('maps %s to %s', (address, answer) => {
    expect(redirectFrom(redirects, address)).toBe(answer)
  })
})
