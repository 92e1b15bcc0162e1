import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { learningPathQuery } from '@/api/learning.queries'
import { lessonQuery } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { deviceOf, nameOf } from '../device'
import * as network from '../network'
import { answerOf } from '../reads'
import { records, sam, signIn, startAnew } from './stand-ins'

vi.mock('idb-keyval', async () => (await import('./stand-ins')).idbKeyval)
vi.mock('../network', { spy: true })

const client = new QueryClient()
const device = deviceOf(sam)
const unanswered = new ApiError('no-response')
const path = { skillName: 'Budget', subSkills: [] }
const newPath = { skillName: 'My budget', subSkills: [] }

const queryOf = (options: { queryKey: readonly unknown[] }) =>
  client.getQueryCache().build(client, { queryKey: options.queryKey })
const pathQuery = () => queryOf(learningPathQuery(21, 'en'))
const store = (query: { queryHash: string }, answer: unknown) =>
  device.write(nameOf.answer(query.queryHash), { answer })
const ask = (answer: Promise<unknown>, query = pathQuery()) => {
  answer.catch(() => {})
  return answerOf(sam, answer, query, client)
}
const never = () => new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  client.clear()
  startAnew()
  vi.mocked(network.askApi).mockReset().mockResolvedValue()
})

describe('the path of a skill', () => {
  it('is what the network says, and stored for later', async () => {
    await store(pathQuery(), path)
    expect(await ask(Promise.resolve(newPath))).toEqual(newPath)
    await vi.waitFor(() => expect([...records.values()]).toEqual([{ answer: newPath }]))
  })

  it('is at once what this device has while offline', async () => {
    await store(pathQuery(), path)
    onlineManager.setOnline(false)
    expect(await ask(never())).toEqual(path)
  })

  it('is what this device has after 8 seconds, until the late answer comes', async () => {
    const query = pathQuery()
    await store(query, path)
    let arrive = (_late: unknown) => {}
    const late = new Promise((resolve) => (arrive = resolve))
    const shown = ask(late, query)
    await vi.advanceTimersByTimeAsync(7_900)
    await expect(Promise.race([shown, Promise.resolve('waits')])).resolves.toBe('waits')
    await vi.advanceTimersByTimeAsync(200)
    expect(await shown).toEqual(path)
    expect(network.askApi).toHaveBeenCalledOnce()
    arrive(newPath)
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual(newPath))
  })

  it.each([
    ['no answer', unanswered],
    ['a server error', new ApiError('server', { status: 500 })],
    ['a page of the network’s own', new ApiError('invalid-answer')],
  ])('is what this device has after %s', async (_what, error) => {
    await store(pathQuery(), path)
    expect(await ask(Promise.reject(error))).toEqual(path)
  })

  it('is refused where the server refuses it', async () => {
    await store(pathQuery(), path)
    const refused = new ApiError('not-found', { status: 404 })
    await expect(ask(Promise.reject(refused))).rejects.toBe(refused)
  })

  it('stays as it is on the screen when a later request fails', async () => {
    const query = pathQuery()
    await store(query, path)
    query.setData(newPath)
    await expect(ask(Promise.reject(unanswered), query)).rejects.toBe(unanswered)
  })

  it('fails where this device has none, also of another shape', async () => {
    records.set(`${sam} answer 1 ${pathQuery().queryHash}`, path)
    onlineManager.setOnline(false)
    await expect(ask(Promise.reject(unanswered))).rejects.toThrow('no-response')
  })

  it('comes from this device whatever its clock says', async () => {
    await store(pathQuery(), path)
    vi.setSystemTime(Date.now() + 100 * 24 * 3_600_000)
    await device.removeOthers()
    onlineManager.setOnline(false)
    expect(await ask(never())).toEqual(path)
  })

  it('fails where this device has none once nothing answers at all, and comes late', async () => {
    vi.mocked(network.askApi).mockImplementation(async () => {
      onlineManager.setOnline(false)
    })
    const query = pathQuery()
    let arrive = (_late: unknown) => {}
    const shown = ask(new Promise((resolve) => (arrive = resolve)), query)
    await Promise.all([
      expect(shown).rejects.toMatchObject({ kind: 'no-response' }),
      vi.advanceTimersByTimeAsync(8_000),
    ])
    arrive(newPath)
    await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual(newPath))
  })

  it('is waited for where the API is only slow', async () => {
    let arrive = (_late: unknown) => {}
    const shown = ask(new Promise((resolve) => (arrive = resolve)))
    await vi.advanceTimersByTimeAsync(60_000)
    arrive(newPath)
    expect(await shown).toEqual(newPath)
  })

  it.each([
    ['has logged out', () => session.end('signed-out')],
    ['is another one meanwhile', () => signIn('other', 'lucia@example.com')],
  ])('is not stored once its learner %s', async (_what, change) => {
    const asked = ask(Promise.resolve(path))
    change()
    await asked
    await vi.runAllTimersAsync()
    expect(records.size).toBe(0)
  })
})

describe('a lesson', () => {
  const sheet = () => queryOf(lessonQuery('pdf', 2011, 'en'))
  const film = 'https://films.example.org/budget.mp4'
  const video = { title: 'Budget', videoUrl: `${film}?signature=1`, completed: false }
  const videoQuery = () => queryOf(lessonQuery('video', 2001, 'en'))

  it('is stored only where it is saved offline, and then each time', async () => {
    await ask(Promise.resolve({ data: 'one', title: '' }), sheet())
    expect(records.size).toBe(0)
    await store(sheet(), { data: 'one', title: '' })
    await ask(Promise.resolve({ data: 'two', title: '' }), sheet())
    await vi.waitFor(() =>
      expect([...records.values()]).toEqual([{ answer: { data: 'two', title: '' } }]),
    )
  })

  it('is asked for once on a slow network, however long it takes', async () => {
    await store(sheet(), { data: 'one', title: '' })
    const queryFn = vi.fn<() => Promise<unknown>>(never)
    const shown = sheet().fetch({
      queryKey: sheet().queryKey,
      queryFn,
      persister: (asked, context, query) => ask(Promise.resolve(asked(context)), query),
    })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await shown).toEqual({ data: 'one', title: '' })
    expect(queryFn).toHaveBeenCalledOnce()
  })

  it('plays its film from this device, with whatever signature, unless it is another one', async () => {
    const playFrom = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:film')
    const name = nameOf.answer(videoQuery().queryHash)
    const held = { answer: video, film: { from: film, blob: new Blob(['film']) } }
    await device.write(name, held)
    const other = { ...video, videoUrl: 'https://films.example.org/new.mp4' }
    expect(await ask(Promise.resolve(other), videoQuery())).toEqual(other)
    for (const _time of ['first', 'second'])
      expect(await ask(Promise.resolve(video), videoQuery())).toMatchObject({
        videoUrl: 'blob:film',
      })
    expect(playFrom).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(records.get(`${sam} ${name}`)).toEqual(held))
  })
})
