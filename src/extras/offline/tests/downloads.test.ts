import { onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { requests } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/fixtures/render-app'
import { deviceOf, nameOf, type SavedSkill } from '../device'
import { download, lessonsFor, recordOf, takeAway } from '../downloads'
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
const lessons = lessonsFor(path)
const skill: SavedSkill = {
  skillId: 21,
  language: 'en',
  name: 'Budget',
  records: lessons.map((lesson) => recordOf(lesson, 'en')),
}
const save = (stop = new AbortController()) => download(device, { skill, lessons, stop }, () => {})
const missing = async () => {
  const names = await device.names()
  return lessons
    .filter((lesson) => !names.includes(recordOf(lesson, 'en')))
    .map(({ title }) => title)
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
    await save()
    expect(await missing()).toEqual([])
    expect(await device.readAll('answer')).toContainEqual({
      answer: playable(`${film}?signature=1`),
      film: { from: film, blob: expect.anything() },
    })
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
    await save()
    expect(await missing()).toEqual(['Film'])
  })

  it('is asked for once, and its quizzes never, also one that has left the path', async () => {
    const ask = vi
      .spyOn(requests, 'quiz')
      .mockRejectedValue(new ApiError('not-found', { status: 404 }))
    await save()
    await save()
    expect(requests.video).toHaveBeenCalledOnce()
    expect(requests.pdf).toHaveBeenCalledOnce()
    expect(ask).not.toHaveBeenCalled()
  })

  it('stops when the network goes, keeps what has come, and goes on from there', async () => {
    vi.mocked(requests.pdf).mockRejectedValueOnce(new ApiError('no-response'))
    vi.mocked(network.askApi).mockImplementationOnce(async () => onlineManager.setOnline(false))
    await save()
    expect(await missing()).toEqual(['Sheet', 'Steps'])
    onlineManager.setOnline(true)
    await save()
    expect(requests.video).toHaveBeenCalledOnce()
    expect(await missing()).toEqual([])
  })

  it('stops when there is no room', async () => {
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      room.isFull = true
      return { data: 'x', title: '' }
    })
    await expect(save()).rejects.toThrow('no more room')
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('stops where it is told to', async () => {
    const controller = new AbortController()
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      controller.abort()
      throw new DOMException('Stopped', 'AbortError')
    })
    await save(controller)
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('lacks what the browser has removed', async () => {
    await save()
    records.delete(`${sam} ${recordOf(video, 'en')}`)
    expect(await missing()).toEqual(['Film'])
  })

  it('leaves nothing when it is taken away, but what waits to be saved', async () => {
    await save()
    await device.write(nameOf.write('1', 'completed'), {})
    await takeAway(device, skill)
    expect([...records.keys()]).toEqual([`${sam} write 1 completed`])
  })

  it('is saved to its end before a second tab takes it away', async () => {
    let arrive = () => {}
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => (arrive = resolve))
      return { data: 'x', title: '' }
    })
    const first = save()
    await vi.waitFor(() => expect(requests.pdf).toHaveBeenCalled())
    const second = takeAway(device, skill)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await missing()).toEqual(['Sheet', 'Steps'])
    arrive()
    await Promise.all([first, second])
    expect(requests.challenge).toHaveBeenCalledOnce()
    expect(records.size).toBe(0)
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
