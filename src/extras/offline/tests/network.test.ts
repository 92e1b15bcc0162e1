import { onlineManager } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import * as account from '@/api/account'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { checkOffline, lose } from '../network'
import { startAnew } from './stand-ins'

vi.mock('@/api/account', { spy: true })

const answers = vi.mocked(account.getUserName)
const unanswered = new ApiError('no-response')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startAnew()
  answers.mockReset().mockResolvedValue('sam.r')
  checkOffline()
})

const tick = () => vi.advanceTimersByTimeAsync(20_000)

it('the network is away when the browser says so, and asked for until the API answers', async () => {
  answers.mockRejectedValueOnce(unanswered)
  window.dispatchEvent(new Event('offline'))
  expect(onlineManager.isOnline()).toBe(false)
  await tick()
  expect(onlineManager.isOnline()).toBe(false)
  await tick()
  expect(onlineManager.isOnline()).toBe(true)
  await tick()
  expect(answers).toHaveBeenCalledTimes(2)
})

it.each([
  ['a refusal is an answer', new ApiError('server', { status: 503 }), true],
  ['a page that the network sends for everything is none', new ApiError('invalid-answer'), false],
])('%s', async (_what, error, isOnline) => {
  lose()
  answers.mockRejectedValue(error)
  await tick()
  expect(onlineManager.isOnline()).toBe(isOnline)
})

it('the network is as the browser says once nobody is remembered', async () => {
  lose()
  session.end('expired')
  await tick()
  expect(onlineManager.isOnline()).toBe(true)
  expect(answers).not.toHaveBeenCalled()
})
