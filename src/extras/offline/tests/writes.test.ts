import { onlineManager, QueryClient } from '@tanstack/react-query'
import { CanceledError } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as account from '@/api/account'
import * as learning from '@/api/learning'
import { moduleStateKey, type ModuleSave } from '@/api/learning.queries'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { hashOf } from '@/learner/stored'
import { showToast } from '@/ui/feedback/toasts'
import { deviceOf } from '../device'
import { holdWrites } from '../writes'
import { records, room, sam, signIn, startAnew } from './stand-ins'
import '../texts/texts'

vi.mock('idb-keyval', async () => (await import('./stand-ins')).idbKeyval)
vi.mock('@/api/learning', { spy: true })
vi.mock('@/ui/feedback/toasts', { spy: true })
vi.mock('@/api/account', { spy: true })

const post = vi.mocked(learning.postModuleState)
const unanswered = () => new ApiError('no-response')
const sent = () => post.mock.calls.map(([contentId, state]) => `${contentId} ${state}`)
const said = () => vi.mocked(showToast).mock.calls.map(([{ text }]) => text)
const notSaved = 'Done. Not saved yet.'
const saved = 'The internet is back. Your lesson is saved.'
const stops: (() => void)[] = []

/** A tab of this browser; its page starts now. */
function openTab() {
  const client = new QueryClient()
  client.mount()
  stops.push(() => client.unmount(), holdWrites(client, deviceOf(sam)))
  return client
}

const lesson = (id: number | null, fields: Partial<ModuleSave> = {}): ModuleSave => ({
  id,
  contentId: id,
  parentSubSkillId: 201,
  type: 'video',
  title: `Lesson ${id}`,
  skillId: 21,
  state: 'completed',
  ...fields,
})
const finish = (client: QueryClient, save: ModuleSave) =>
  client
    .getMutationCache()
    .build<unknown, Error, ModuleSave, unknown>(client, {
      mutationKey: [...moduleStateKey, 'a screen'],
    })
    .execute(save)
const finishAll = (client: QueryClient, ...saves: ModuleSave[]) => {
  for (const save of saves) finish(client, save).catch(() => {})
}
const states = (client: QueryClient) =>
  client
    .getMutationCache()
    .getAll()
    .map(({ state }) => (state.isPaused ? 'waits' : state.status))
const settled = (assert: () => void) => vi.waitFor(assert)

beforeEach(() => {
  startAnew()
  vi.mocked(showToast).mockReset()
  post.mockReset().mockResolvedValue()
  vi.mocked(account.getUserName).mockReset().mockResolvedValue('sam.r')
})
afterEach(() => {
  while (stops.length > 0) stops.pop()?.()
})

describe('a finished lesson', () => {
  it('is sent at once while online, and waits nowhere', async () => {
    await finish(openTab(), lesson(1))
    expect(sent()).toEqual(['1 completed'])
    expect(records.size).toBe(0)
    expect(said()).toEqual([])
  })

  it('is stored before it is sent', async () => {
    post.mockReturnValue(new Promise(() => {}))
    finishAll(openTab(), lesson(1))
    await settled(() => expect(post).toHaveBeenCalledOnce())
    expect([...records.values()]).toMatchObject([{ variables: { contentId: 1 } }])
  })

  it('waits while offline, over a reload, and is then sent in order', async () => {
    onlineManager.setOnline(false)
    const before = openTab()
    finishAll(before, lesson(2))
    await new Promise((resolve) => setTimeout(resolve, 5))
    finishAll(before, lesson(1))
    await settled(() => expect(records.size).toBe(2))
    before.unmount()
    expect(said()).toEqual([notSaved, notSaved])
    const after = openTab()
    await settled(() => expect(states(after)).toEqual(['waits', 'waits']))
    expect(said()).toEqual([notSaved, notSaved])
    finishAll(after, lesson(3))
    await settled(() => expect(records.size).toBe(3))
    expect(post).not.toHaveBeenCalled()
    onlineManager.setOnline(true)
    await settled(() => expect(sent()).toEqual(['2 completed', '1 completed', '3 completed']))
    await settled(() => expect(records.size).toBe(0))
    expect(said().slice(3)).toEqual(['The internet is back. Your 3 lessons are saved.'])
  })

  it('that was in flight when its page went is sent again by the next one', async () => {
    post.mockReturnValueOnce(new Promise(() => {}))
    const before = openTab()
    finishAll(before, lesson(1))
    await settled(() => expect(post).toHaveBeenCalledOnce())
    // A page that is gone holds no lock.
    startLocksAnew()
    openTab()
    await settled(() => expect(sent()).toEqual(['1 completed', '1 completed']))
    await settled(() => expect(records.size).toBe(0))
  })

  it.each([
    ['no answer', unanswered()],
    ['a page of the network’s own', new ApiError('invalid-answer')],
  ])('waits when it gets %s, and is sent when the API answers', async (_what, error) => {
    post.mockRejectedValueOnce(error)
    vi.mocked(account.getUserName).mockRejectedValueOnce(error)
    const tab = openTab()
    finishAll(tab, lesson(1))
    await settled(() => expect(states(tab)).toEqual(['waits']))
    onlineManager.setOnline(true)
    await settled(() => expect(sent()).toHaveLength(2))
    await settled(() => expect(said()).toEqual([notSaved, saved]))
  })

  it('waits when the answer hangs for 8 seconds, and the late one changes nothing', async () => {
    const hangs = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(hangs.signal)
    post.mockImplementationOnce(
      (_id, _state, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new CanceledError()))
        }),
    )
    const tab = openTab()
    finishAll(tab, lesson(1))
    await settled(() => expect(post).toHaveBeenCalledOnce())
    hangs.abort()
    await settled(() => expect(states(tab)).toEqual(['waits']))
    expect(records.size).toBe(1)
    onlineManager.setOnline(true)
    await settled(() => expect(said()).toEqual([notSaved, saved]))
    expect(records.size).toBe(0)
  })

  it('is lost before or after in a moment: sent once more, without waiting', async () => {
    post.mockRejectedValueOnce(unanswered())
    await finish(openTab(), lesson(1))
    expect(sent()).toHaveLength(2)
    expect(said()).toEqual([])
  })

  it('that the server refuses says so, and is not asked for ever', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    finishAll(tab, lesson(1), lesson(2))
    await settled(() => expect(records.size).toBe(2))
    post.mockRejectedValueOnce(new ApiError('not-found', { status: 404 }))
    onlineManager.setOnline(true)
    await settled(() => expect(states(tab)).toEqual(['error', 'success']))
    expect(records.size).toBe(0)
    expect(said()).toEqual([notSaved, notSaved, saved])
  })

  it('that meets a server error is sent again by the next page', async () => {
    post.mockRejectedValueOnce(new ApiError('server', { status: 500 }))
    const tab = openTab()
    finishAll(tab, lesson(1))
    await settled(() => expect(states(tab)).toEqual(['error']))
    expect(records.size).toBe(1)
    openTab()
    await settled(() => expect(records.size).toBe(0))
  })

  it('that is done again while it waits is sent once, and counts once', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    finishAll(tab, lesson(1), lesson(1))
    await settled(() => expect(states(tab)).toEqual(['waits', 'waits']))
    await settled(() => expect(records.size).toBe(1))
    onlineManager.setOnline(true)
    await settled(() => expect(said().at(-1)).toBe(saved))
    expect(sent()).toEqual(['1 completed'])
  })

  it('that is only in progress does not wait', async () => {
    onlineManager.setOnline(false)
    const inProgress = lesson(1, { state: 'in_progress' })
    await expect(finish(openTab(), inProgress)).rejects.toThrow('no-response')
    expect(records.size).toBe(0)
    expect(said()).toEqual([])
  })

  it('without an id never waits', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    await expect(finish(tab, lesson(null))).rejects.toThrow('missing-id')
    expect(records.size).toBe(0)
  })

  it('has a record of its own, also with the id of another one', async () => {
    onlineManager.setOnline(false)
    finishAll(
      openTab(),
      lesson(1),
      lesson(1, { type: 'pdf' }),
      lesson(1, { parentSubSkillId: 202 }),
    )
    await settled(() => expect(records.size).toBe(3))
  })

  it('that cannot be stored does not wait', async () => {
    room.isFull = true
    onlineManager.setOnline(false)
    await expect(finish(openTab(), lesson(1))).rejects.toThrow('no-response')
  })
})

describe('the same learner', () => {
  it('is signed in again before what waits is sent', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    finishAll(tab, lesson(1))
    await settled(() => expect(records.size).toBe(1))
    tab.unmount()
    session.end('expired')
    signIn('other', 'lucia@example.com')
    await deviceOf(hashOf('lucia@example.com')).removeOthers()
    onlineManager.setOnline(true)
    const others = new QueryClient()
    stops.push(holdWrites(others, deviceOf(hashOf('lucia@example.com'))))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(post).not.toHaveBeenCalled()
    signIn()
    openTab()
    await settled(() => expect(sent()).toEqual(['1 completed']))
  })

  it('does not hold up the next one, who is not remembered', async () => {
    const client = openTab()
    stops.pop()?.()
    session.end('signed-out')
    signIn('other', 'lucia@example.com', false)
    await finish(client, lesson(1))
    expect(sent()).toEqual(['1 completed'])
  })

  it('finds what was refused because the session was over', async () => {
    onlineManager.setOnline(false)
    const tab = openTab()
    finishAll(tab, lesson(1))
    await settled(() => expect(records.size).toBe(1))
    post.mockImplementationOnce(async () => {
      session.end('expired')
      throw new ApiError('unauthorized', { status: 401 })
    })
    onlineManager.setOnline(true)
    await settled(() => expect(states(tab)).toEqual(['error']))
    expect(records.size).toBe(1)
  })
})

describe('two tabs', () => {
  it('send each lesson once, in order', async () => {
    onlineManager.setOnline(false)
    const first = openTab()
    finishAll(first, lesson(1), lesson(2), lesson(3))
    await settled(() => expect(records.size).toBe(3))
    const second = openTab()
    await settled(() => expect(states(second)).toHaveLength(3))
    onlineManager.setOnline(true)
    await settled(() => expect(records.size).toBe(0))
    await settled(() => expect(states(second)).toEqual(['success', 'success', 'success']))
    expect(sent()).toEqual(['1 completed', '2 completed', '3 completed'])
  })
})

function startLocksAnew() {
  const kept = new Map(records)
  startAnew()
  for (const [name, value] of kept) records.set(name, value)
}
