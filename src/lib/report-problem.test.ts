import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as settings from '@/config/env'
import { withSettings } from '@tests/fixtures/settings'
import { onProblem, reportProblem, type Problem } from './report-problem'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>()
const sent = () => sendBeacon.mock.calls.map(([, body]): Problem => JSON.parse(body))

beforeEach(() => {
  vi.useFakeTimers()
  sendBeacon.mockClear()
  vi.stubGlobal('navigator', { sendBeacon })
  vi.spyOn(settings, 'mode').mockReturnValue('main')
  withSettings({ problemUrl: 'https://problems.example/in' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('in the app of learners', () => {
  test('a problem is sent to the address of the setting', () => {
    window.history.replaceState(null, '', '/skillmap?skill=11')
    const error = new TypeError('x is undefined', { cause: 'subskills: Array' })
    reportProblem(error, 'GET /api/subskills')
    expect(sendBeacon).toHaveBeenCalledWith('https://problems.example/in', expect.any(String))
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

  test.each([
    ['an e-mail', 'no kim.lee@norte.example here', 'no … here'],
    ['typed text', 'Unexpected token in "Dear diary, I am Kim"', 'Unexpected token in …'],
    ['text that was cut off', 'Bad token in "Dear diary', 'Bad token in …'],
    ['a token', 'refused eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIi', 'refused …'],
    ['the id of a learner', 'no learner 48211', 'no learner …'],
  ])('%s is not sent', (_what, message, expected) => {
    reportProblem(new Error(message), 'write')
    expect(sent()[0]?.message).toBe(expected)
  })

  test('the token of an address is not sent', () => {
    window.history.replaceState(null, '', '/reset-password/a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4')
    reportProblem(new Error('x'), 'render')
    expect(sent()[0]?.path).toBe('/reset-password/…')
  })

  test('the same problem is sent once in a minute, another one at once', () => {
    for (let time = 0; time < 50; time += 1) reportProblem(new Error('flood'), 'render')
    reportProblem(new Error('another'), 'render')
    expect(sent().map(({ message }) => message)).toEqual(['flood', 'another'])
    vi.advanceTimersByTime(60_000)
    reportProblem(new Error('flood'), 'render')
    expect(sendBeacon).toHaveBeenCalledTimes(3)
  })

  test('nothing is sent without the setting, and nothing to the console', () => {
    withSettings({ problemUrl: undefined })
    reportProblem(new Error('x'), 'write')
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  test('a request that the app itself has aborted is no problem', () => {
    for (const name of ['AbortError', 'CanceledError', 'CancelledError']) {
      reportProblem(Object.assign(new Error('left'), { name }), 'write')
    }
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  test('a browser that cannot send leaves the app as it is', () => {
    sendBeacon.mockImplementationOnce(() => {
      throw new Error('blocked')
    })
    expect(() => reportProblem(new Error('not sent'), 'write')).not.toThrow()
    expect(sendBeacon).toHaveBeenCalledOnce()
  })
})

test.each(['develop', 'staging', 'demo'])('in %s a problem is on the console', (mode) => {
  vi.mocked(settings.mode).mockReturnValue(mode)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error(`broken in ${mode}`)
  reportProblem(error, 'start')
  expect(log).toHaveBeenCalledWith('start', error)
  expect(sendBeacon).not.toHaveBeenCalled()
})

test('whoever listens gets the problem with its error, until it ends that', () => {
  const listener = vi.fn<(problem: Problem, error: unknown) => void>()
  const end = onProblem(listener)
  const error = 'no error object'
  reportProblem(error, 'start')
  expect(listener).toHaveBeenCalledWith(
    expect.objectContaining({ context: 'start', message: 'no error object' }),
    error,
  )
  end()
  reportProblem(new Error('later'), 'start')
  expect(listener).toHaveBeenCalledOnce()
})
