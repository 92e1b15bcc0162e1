import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requests } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/fixtures/render-app'
import { deviceOf, nameOf } from '../device'
import { download, lessonsFor, recordsOf, takeAway, type SavedSkill } from '../downloads'
import * as network from '../network'
import { idbKeyval, records, room, sam, startAnew } from './stand-ins'

vi.mock('idb-keyval', async () => (await import('./stand-ins')).idbKeyval)
vi.mock('../network', { spy: true })

const film = 'https://films.example.org/budget.mp4'
const video = aModule({ id: 1, type: 'video', title: 'Film' })
const sheet = aModule({ id: 2, type: 'pdf', title: 'Sheet' })
const quiz = aModule({ id: 3, type: 'quiz', title: 'Quiz' })
const steps = aModule({ id: 4, type: 'challenge', title: 'Steps' })
const path = aPath([aSubSkill({ modules: [video, sheet, quiz] }), aSubSkill({ modules: [steps] })])
const device = deviceOf(sam)
const save = (signal = new AbortController().signal) =>
  download({ device, skillId: 21, language: 'en', path, signal, onProgress: () => {} })
const missing = async () => {
  const names = await device.names()
  return lessonsFor(path)
    .filter((lesson) => !recordsOf(lesson, 'en').every((name) => names.includes(name)))
    .map(({ title }) => title)
}
const takeAll = async () => {
  const [skill] = await device.readAll<SavedSkill>('skill ')
  return skill && takeAway(device, skill)
}
const playable = (videoUrl: string) => ({ title: '', videoUrl, completed: false })

beforeEach(() => {
  startAnew()
  vi.mocked(network.askApi).mockReset().mockResolvedValue()
  vi.spyOn(requests, 'video').mockResolvedValue(playable(`${film}?signature=1`))
  vi.spyOn(requests, 'pdf').mockResolvedValue({ data: 'x', title: '' })
  vi.spyOn(requests, 'challenge').mockResolvedValue({
    title: '',
    description: '',
    completed: false,
    steps: [],
  })
  backend.use(
    http.get(film, () => new HttpResponse('film', { headers: { 'content-type': 'video/mp4' } })),
  )
})

describe('a skill', () => {
  it('is saved with its films, but without quizzes', async () => {
    expect(await save()).toBeUndefined()
    expect(await missing()).toEqual([])
    expect([...records.keys()].filter((name) => String(name).includes('film'))).toHaveLength(1)
  })

  it.each([
    [
      'a film with 404',
      () => backend.use(http.get(film, () => new HttpResponse('', { status: 404 }))),
    ],
    [
      'a page in place of a film',
      () => backend.use(http.get(film, () => HttpResponse.html('<p>Sign in</p>'))),
    ],
    [
      'a film of a video service',
      () =>
        vi
          .mocked(requests.video)
          .mockResolvedValue(playable('https://www.youtube.com/watch?v=budget.mp4')),
    ],
    [
      'a lesson with an error',
      () => vi.mocked(requests.video).mockRejectedValue(new ApiError('server', { status: 500 })),
    ],
  ])('is saved but for %s, which is missing', async (_what, fault) => {
    fault()
    expect(await save()).toBeUndefined()
    expect(await missing()).toEqual(['Film'])
  })

  it('stops when the network goes, keeps what has come, and goes on from there', async () => {
    vi.mocked(requests.pdf).mockRejectedValueOnce(new ApiError('no-response'))
    vi.mocked(network.askApi).mockImplementationOnce(async () => onlineManager.setOnline(false))
    expect(await save()).toBe('offline')
    expect(await missing()).toEqual(['Sheet', 'Steps'])
    onlineManager.setOnline(true)
    expect(await save()).toBeUndefined()
    expect(requests.video).toHaveBeenCalledOnce()
    expect(await missing()).toEqual([])
  })

  it('stops when there is no room', async () => {
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      room.isFull = true
      return { data: 'x', title: '' }
    })
    expect(await save()).toBe('full')
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('stops where it is told to', async () => {
    const controller = new AbortController()
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      controller.abort()
      throw new DOMException('Stopped', 'AbortError')
    })
    expect(await save(controller.signal)).toBeUndefined()
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('lacks what the browser has removed', async () => {
    await save()
    records.delete([...records.keys()].find((name) => String(name).includes('film')))
    expect(await missing()).toEqual(['Film'])
  })

  it('leaves nothing when it is taken away, but what waits to be saved', async () => {
    await save()
    await device.write(nameOf.write('1', 'completed'), {})
    await takeAll()
    expect([...records.keys()]).toEqual([`${sam} write 1 completed`])
  })

  it('is not taken away by a second tab while the first one saves it', async () => {
    let arrive = () => {}
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { data: 'x', title: '' }
    })
    const first = save()
    await vi.waitFor(() => expect(requests.pdf).toHaveBeenCalled())
    expect(await takeAll()).toBe('elsewhere')
    expect(await save()).toBe('elsewhere')
    arrive()
    await first
    expect(await missing()).toEqual([])
  })

  it('is not saved any further once its learner has logged out', async () => {
    vi.mocked(requests.video).mockImplementationOnce(async () => {
      session.end('signed-out')
      await idbKeyval.delMany([...records.keys()].map(String))
      return playable(film)
    })
    await save()
    expect(records.size).toBe(0)
  })
})
