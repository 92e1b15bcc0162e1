import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import timing from '@/config/timing.json'
import { fromDevice } from '@/learner/kept/from-device'
import { openKeptFiles } from '@/learner/kept/kept-files'
import { hashOf } from '@/learner/stored'
import { standInForCaches } from '@tests/fixtures/stand-ins/cache-storage-stand-in'
import { ApiError } from '../transport/api-error'
import { askOrKept } from './kept-answers'
import { patience } from './patience'

const name = 'path 11 en'
const kept = async () => (await openKeptFiles(11)).sizeOfAnswer(name)
const never = new Promise<{ value: unknown }>(() => {})

beforeEach(async () => {
  standInForCaches()
  localStorage.setItem('accessToken', 'token')
  localStorage.setItem('learner', hashOf('lucia@example.com'))
  await (await openKeptFiles(11)).putAnswer(name, 'old')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fromDevice.remove(name)
  patience.renew()
})

it('takes the answer of the backend, and keeps it in the place of the older one', async () => {
  const answer = await askOrKept(name, Promise.resolve({ value: 'much newer' }))
  expect(answer).toEqual({ value: 'much newer' })
  expect(fromDevice.has(name)).toBe(false)
  await vi.waitFor(async () => expect(await kept()).toBe('"much newer"'.length))
})

it('takes the kept answer where nothing answers, and says so', async () => {
  const answer = await askOrKept(name, Promise.reject(new ApiError('no-response')))
  expect(answer).toEqual({ value: 'old', status: undefined })
  expect(fromDevice.has(name)).toBe(true)
})

it('throws what the backend refuses', async () => {
  const refused = askOrKept(name, Promise.reject(new ApiError('not-found')))
  await expect(refused).rejects.toMatchObject({ kind: 'not-found' })
  expect(fromDevice.has(name)).toBe(false)
})

it('throws where nothing answers and nothing is kept', async () => {
  const asked = askOrKept('path 12 en', Promise.reject(new ApiError('no-response')))
  await expect(asked).rejects.toMatchObject({ kind: 'no-response' })
})

it('takes the kept answer after a while, and what comes later is there for the next time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answerLate: (answer: { value: unknown }) => void = () => {}
  const late = new Promise<{ value: unknown }>((resolve) => {
    answerLate = resolve
  })
  const answer = askOrKept(name, late)
  await vi.advanceTimersByTimeAsync(timing.keptAnswerAfter)
  expect(await answer).toMatchObject({ value: 'old' })
  expect(patience.now()).toBe(timing.keptAnswerAgainAfter)

  const second = askOrKept(name, never)
  await vi.advanceTimersByTimeAsync(timing.keptAnswerAgainAfter)
  expect(await second).toMatchObject({ value: 'old' })

  vi.useRealTimers()
  answerLate({ value: 'much newer' })
  await vi.waitFor(async () => expect(await kept()).toBe('"much newer"'.length))
  expect(patience.now()).toBe(timing.keptAnswerAfter)
})
