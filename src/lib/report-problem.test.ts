import { beforeEach, expect, it, vi } from 'vitest'
import * as settings from '@/config/env'
import { reportProblem, type Problem } from './report-problem'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>()
const sent = () => sendBeacon.mock.calls.map(([, body]): Problem => JSON.parse(body))
const problemUrl = 'https://problems.example/in'

beforeEach(() => {
  vi.useFakeTimers()
  sendBeacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon })
  vi.spyOn(settings, 'mode').mockReturnValue('main')
  vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), problemUrl })
  return () => vi.unstubAllGlobals()
})

it('a problem is sent to the address of the setting', () => {
  window.history.replaceState(null, '', '/skillmap?skill=11')
  const error = new TypeError('x is undefined', { cause: 'subskills: Array' })
  reportProblem(error, 'GET /api/subskills')
  expect(sendBeacon).toHaveBeenCalledWith(problemUrl, expect.any(String))
  expect(sent()).toEqual([
    {
      context: 'GET /api/subskills',
      name: 'TypeError',
      message: 'x is undefined',
      cause: 'subskills: Array',
      build: expect.stringMatching(/^\d+\.\d+\.\d+ /),
      path: '/skillmap',
    },
  ])
})

it.each([
  ['no kim.lee@norte.example here', 'no … here'],
  ['Unexpected token in "Dear diary, I am Kim"', 'Unexpected token in …'],
  ['Bad token in "Dear diary', 'Bad token in …'],
  ['refused eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIi', 'refused …'],
  ['no learner 48211', 'no learner …'],
])('nothing personal is sent: %s', (message, expected) => {
  reportProblem(new Error(message), 'write')
  expect(sent()[0]?.message).toBe(expected)
})

it('the token of an address is not sent', () => {
  window.history.replaceState(null, '', '/reset-password/a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4')
  reportProblem(new Error('x'), 'render')
  expect(sent()[0]?.path).toBe('/reset-password/…')
})

it('the same problem is sent once in a minute, another one at once', () => {
  for (let time = 0; time < 50; time += 1) reportProblem(new Error('flood'), 'render')
  reportProblem(new Error('another'), 'render')
  vi.advanceTimersByTime(60_000)
  reportProblem(new Error('flood'), 'render')
  expect(sent().map(({ message }) => message)).toEqual(['flood', 'another', 'flood'])
})

it.each(['AbortError', 'CanceledError', 'CancelledError'])(
  'a request that the app has aborted is no problem: %s',
  (name) => {
    reportProblem(Object.assign(new Error('left'), { name }), 'write')
    expect(sendBeacon).not.toHaveBeenCalled()
  },
)

it('nothing is sent without the setting', () => {
  vi.mocked(settings.env).mockReturnValue({ ...settings.env(), problemUrl: undefined })
  reportProblem(new Error('nowhere to send'), 'write')
  expect(sendBeacon).not.toHaveBeenCalled()
})

it.each(['develop', 'staging', 'demo'])('in %s a problem is on the console', (mode) => {
  vi.mocked(settings.mode).mockReturnValue(mode)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error(`broken in ${mode}`)
  reportProblem(error, 'start')
  expect(log).toHaveBeenCalledWith('start', error)
  expect(sendBeacon).not.toHaveBeenCalled()
})
