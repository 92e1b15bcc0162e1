import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as account from '@/api/account'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { followNetwork, lose } from '../network'
import { startAnew } from './stand-ins'

vi.mock('@/api/account', { spy: true })

const answers = vi.mocked(account.getUserName)
const unanswered = new ApiError('no-response')
let leave = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startAnew()
  answers.mockReset().mockResolvedValue('sam.r')
  leave = followNetwork()
})
afterEach(() => leave())

const tick = () => vi.advanceTimersByTimeAsync(20_000)

describe('the network', () => {
  it('is away when the browser says so, and asked for every 20 seconds until the API answers', async () => {
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

  it('is back only once the API answers, not when the browser says so', async () => {
    lose()
    answers.mockRejectedValue(unanswered)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(onlineManager.isOnline()).toBe(false)
  })

  it('is back when the API refuses: that is an answer', async () => {
    lose()
    answers.mockRejectedValue(new ApiError('server', { status: 503 }))
    await tick()
    expect(onlineManager.isOnline()).toBe(true)
  })

  it('is away where it sends a page of its own for everything', async () => {
    lose()
    answers.mockRejectedValue(new ApiError('invalid-answer', { status: 200 }))
    await tick()
    expect(onlineManager.isOnline()).toBe(false)
  })

  it('has 8 seconds to answer', async () => {
    lose()
    answers.mockResolvedValue('sam.r')
    await tick()
    expect(answers.mock.calls[0]?.[0]?.signal).toBeInstanceOf(AbortSignal)
  })

  it('is as the browser says once nobody is remembered', async () => {
    lose()
    session.end('expired')
    await tick()
    expect(onlineManager.isOnline()).toBe(true)
    expect(answers).not.toHaveBeenCalled()
  })
})
