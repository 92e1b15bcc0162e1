import { beforeEach, expect, test, vi } from 'vitest'
import * as settings from '@/config/env'
import { reportProblem, reportUncaught, type Problem } from './report-problem'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>()
const log = vi.fn<typeof console.error>()
const sent = () => sendBeacon.mock.calls.map(([, body]): Problem => JSON.parse(body))
const { origin } = window.location
const problemUrl = 'https://problems.example/in'

beforeEach(() => {
  vi.useFakeTimers()
  sendBeacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon, userAgent: 'Mozilla/5.0 Chrome/141.0.0.0 Edg/141.0' })
  vi.stubEnv('DEV', false)
  log.mockReset()
  vi.spyOn(console, 'error').mockImplementation(log)
  vi.spyOn(settings, 'mode').mockReturnValue('main')
  vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), problemUrl })
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

test('a problem is sent to the address of the setting', () => {
  window.history.replaceState(null, '', '/skillmap?skill=11')
  const error = new TypeError('x is undefined', { cause: 'subskills: Array' })
  error.stack = `at ${origin}/assets/index-B1.js:7:15`
  reportProblem(error, 'GET /api/subskills')
  expect(sendBeacon).toHaveBeenCalledWith(problemUrl, expect.any(String))
  expect(sent()).toEqual([
    {
      context: 'GET /api/subskills',
      name: 'TypeError',
      message: 'x is undefined',
      cause: 'subskills: Array',
      frames: ['assets/index-B1.js:7:15'],
      build: expect.stringMatching(/^\d+\.\d+\.\d+ /),
      path: '/skillmap',
      browser: 'Edg',
    },
  ])
})

test.each([
  ['no kim.lee@norte.example here', 'no … here'],
  ['Unexpected token in "Dear diary, I am Kim"', 'Unexpected token in …'],
  ['Bad token in "Dear diary', 'Bad token in …'],
  ['refused eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIi', 'refused …'],
  ['no learner 48211', 'no learner …'],
  ['no file C:\\Users\\Kim\\diary.txt', 'no file …'],
  ['no page https://app.example/?name=Kim there', 'no page … there'],
  ['Unexpected token in `Dear diary` and “Dear Kim”', 'Unexpected token in … and …'],
  ['no element [name="Kim Lee"] here', 'no element … here'],
  ['bad "Dear "Kim" and Lee" there', 'bad … there'],
  ['«Kim Lee» and ‘Lee’ again', '… and … again'],
  ['denied q8Zr+Lx0/9f2aa==', 'denied …'],
])('nothing personal is sent: %s', (message, expected) => {
  reportProblem(new Error(message), 'write')
  expect(sent()[0]?.message).toBe(expected)
})

test.each([
  ['/reset-password/482113', '/reset-password/…'],
  ['/kim-lee', '/…'],
  ['/signin', '/signin'],
])('of an address only what the app itself has in it is sent: %s', (address, expected) => {
  window.history.replaceState(null, '', address)
  reportProblem(new Error('x'), `render of ${expected}`)
  expect(sent()[0]?.path).toBe(expected)
})

test('what is thrown and is no error is sent as text, without frames', () => {
  reportProblem({ email: 'kim@norte.example' }, 'uncaught')
  expect(sent()[0]).toMatchObject({ name: 'object', message: '[object Object]', frames: [] })
})

test('the same problem is sent once in a minute, another one at once', () => {
  for (let time = 0; time < 50; time += 1) reportProblem(new Error('flood'), 'render')
  reportProblem(new Error('another'), 'render')
  vi.advanceTimersByTime(60_000)
  reportProblem(new Error('flood'), 'render')
  expect(sent().map(({ message }) => message)).toEqual(['flood', 'another', 'flood'])
})

test.each(['AbortError', 'CanceledError', 'CancelledError'])(
  'a request that the app has aborted is no problem: %s',
  (name) => {
    reportProblem(Object.assign(new Error('left'), { name }), 'write')
    expect(sendBeacon).not.toHaveBeenCalled()
  },
)

test('nothing is sent without the setting', () => {
  vi.mocked(settings.env).mockReturnValue({ ...settings.env(), problemUrl: undefined })
  reportProblem(new Error('nowhere to send'), 'write')
  expect(sendBeacon).not.toHaveBeenCalled()
})

test.each([
  [
    'Chrome',
    `TypeError: no ${origin}/skillmap?kim=1:2:3
    at load (${origin}/assets/map-C2_x.js?v=1:2:340)
    at async ${origin}/assets/index-B1.js:1:99
    at extension (https://other.example/assets/index-B1.js:1:2)
    at Array.map (<anonymous>)`,
  ],
  [
    'Firefox',
    `load@${origin}/assets/map-C2_x.js?v=1:2:340
async*@${origin}/assets/index-B1.js:1:99
`,
  ],
])('the frames of %s have file, line and column, and nothing of the message', (browser, stack) => {
  reportProblem(Object.assign(new Error(browser), { stack }), 'render')
  expect(sent()[0]?.frames).toEqual(['assets/map-C2_x.js:2:340', 'assets/index-B1.js:1:99'])
})

test.each(['develop', 'staging', 'main', 'demo'])('on the console of %s too', (mode) => {
  vi.mocked(settings.mode).mockReturnValue(mode)
  const request = { headers: { Authorization: 'Bearer abc' }, data: 'Norte2026' }
  reportProblem(Object.assign(new Error(`broken in ${mode}`), { request }), 'log-out')
  const [logged] = log.mock.calls
  expect(logged).toEqual(['log-out', expect.objectContaining({ message: `broken in ${mode}` })])
  expect(JSON.stringify(logged)).not.toMatch(/abc|Norte2026/)
})

test('what no code catches is reported', () => {
  reportUncaught()
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('in a listener') }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }))
  const rejection = new Event('unhandledrejection')
  window.dispatchEvent(Object.assign(rejection, { reason: new Error('in a promise') }))
  expect(sent().map(({ context, message }) => `${context}: ${message}`)).toEqual([
    'uncaught: in a listener',
    'uncaught: in a promise',
  ])
})

test.each([
  ['https://evil.example/steal?name=Kim', 'script-src-elem evil.example'],
  ['inline', 'script-src-elem inline'],
])('a violation of the policy is reported by its directive and host: %s', (blockedURI, message) => {
  reportUncaught()
  const event = new Event('securitypolicyviolation')
  document.dispatchEvent(
    Object.assign(event, { effectiveDirective: 'script-src-elem', blockedURI }),
  )
  expect(sent()).toContainEqual(
    expect.objectContaining({ context: 'policy', name: 'PolicyViolation', message }),
  )
  expect(JSON.stringify(sent())).not.toContain('Kim')
})
