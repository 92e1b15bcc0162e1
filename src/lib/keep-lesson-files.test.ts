import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import timing from '@/config/timing.json'
import { keepLessonFiles } from './keep-lesson-files'

/** A worker as the browser has it: what it says of the files, and from when on it is registered. */
function standIn(says: unknown) {
  const asked: unknown[] = []
  const active = {
    scriptURL: 'https://norte.example/sw.js',
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      asked.push(message)
      port?.postMessage(says)
    },
  }
  let isRegistered = false
  let nowReady: (registration: object) => void = () => {}
  const ready = new Promise((resolve) => {
    nowReady = resolve
  })
  const register = () => {
    isRegistered = true
    nowReady({ active })
  }
  const getRegistration = async () => (isRegistered ? { active } : undefined)
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration } })
  return { register, asked }
}

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['kept', 'kept'],
  ['full', 'full'],
  ['no-answer', 'no-answer'],
  [undefined, 'no-answer'],
])('says what the worker says: %s', async (says, result) => {
  const worker = standIn(says)
  worker.register()
  expect(await keepLessonFiles()).toBe(result)
  expect(worker.asked).toEqual(['lessons'])
})

it('waits for a worker that is registered a moment after the start', async () => {
  const worker = standIn('kept')
  const kept = keepLessonFiles()
  worker.register()
  expect(await kept).toBe('kept')
  expect(worker.asked).toEqual(['lessons'])
})

it('says where a worker could not be installed', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'installing' })
  const getRegistration = async () => ({ installing })
  vi.stubGlobal('navigator', { serviceWorker: { ready: new Promise(() => {}), getRegistration } })
  const kept = keepLessonFiles()
  await new Promise((resolve) => setTimeout(resolve))
  installing.state = 'redundant'
  installing.dispatchEvent(new Event('statechange'))
  expect(await kept).toBe('blocked')
})

it('says where no worker may run', async () => {
  vi.useFakeTimers()
  const worker = standIn('kept')
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const kept = keepLessonFiles()
  await vi.advanceTimersByTimeAsync(2 * timing.offlineShellAfter)
  expect(await kept).toBe('blocked')
  expect(worker.asked).toEqual([])
})
