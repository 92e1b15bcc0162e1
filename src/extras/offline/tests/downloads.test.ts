import { hashKey, onlineManager } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { learningPathQuery } from '@/api/learning.queries'
import { requests } from '@/api/modules.queries'
import { ApiError } from '@/api/transport/api-error'
import { session } from '@/learner/session'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/fixtures/render-app'
import { deviceOf, nameOf } from '../device'
import { download, missingLessons, skillsHere, takeAway, type Skill } from '../downloads'
import * as network from '../network'
import { idbKeyval, records, room, sam, startAnew } from './stand-ins'

vi.mock('idb-keyval', async () => (await import('./stand-ins')).idbKeyval)
vi.mock('../network', { spy: true })

const film = 'https://films.example.org/budget.mp4'
const video = aModule({ id: 1, type: 'video', title: 'Film' })
const sheet = aModule({ id: 2, type: 'pdf', title: 'Sheet' })
const quiz = aModule({ id: 3, type: 'quiz', title: 'Quiz' })
const steps = aModule({ id: 4, type: 'challenge', title: 'Steps' })
const skill: Skill = {
  skillId: 21,
  path: aPath([aSubSkill({ modules: [video, sheet, quiz] }), aSubSkill({ modules: [steps] })]),
  language: 'en',
}
const device = deviceOf(sam)
const keep = (signal = new AbortController().signal, onProgress = () => {}) =>
  download(device, skill, signal, onProgress)
const missing = async () => (await missingLessons(device, skill))?.map(({ title }) => title)
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
  it('is kept with its films, but without quizzes', async () => {
    expect(await missing()).toBeUndefined()
    expect(await keep()).toBeUndefined()
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
  ])('is kept but for %s, which is named', async (_what, fault) => {
    fault()
    expect(await keep()).toBeUndefined()
    expect(await missing()).toEqual(['Film'])
  })

  it('says so when the network goes, keeps what has come, and goes on from there', async () => {
    vi.mocked(requests.pdf).mockRejectedValueOnce(new ApiError('no-response'))
    vi.mocked(network.askApi).mockImplementationOnce(async () => onlineManager.setOnline(false))
    expect(await keep()).toBe('offline')
    expect(await missing()).toEqual(['Sheet', 'Steps'])
    onlineManager.setOnline(true)
    expect(await keep()).toBeUndefined()
    expect(requests.video).toHaveBeenCalledOnce()
    expect(await missing()).toEqual([])
  })

  it('says so when there is no room', async () => {
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      room.isFull = true
      return { data: 'x', title: '' }
    })
    expect(await keep()).toBe('full')
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('stops where it is told to', async () => {
    const controller = new AbortController()
    vi.mocked(requests.pdf).mockImplementationOnce(async () => {
      controller.abort()
      throw new DOMException('Stopped', 'AbortError')
    })
    expect(await keep(controller.signal)).toBeUndefined()
    expect(await missing()).toEqual(['Sheet', 'Steps'])
  })

  it('is not called kept once the browser has removed something', async () => {
    await keep()
    records.delete([...records.keys()].find((name) => String(name).includes('film')))
    expect(await missing()).toEqual(['Film'])
  })

  it('has new lessons missing', async () => {
    await keep()
    const longer = {
      ...skill,
      path: aPath([
        ...skill.path.subSkills,
        aSubSkill({ modules: [aModule({ id: 9, type: 'pdf', title: 'New' })] }),
      ]),
    }
    expect((await missingLessons(device, longer))?.map(({ title }) => title)).toEqual(['New'])
  })

  it('leaves nothing when it is taken away, but its path and what waits to be saved', async () => {
    await keep()
    const path = nameOf.answer(hashKey(learningPathQuery(21, 'en').queryKey))
    await device.write(path, skill.path)
    expect(await skillsHere(device)).toEqual([
      { skillId: 21, language: 'en', name: skill.path.skillName },
    ])
    await device.write(nameOf.write('1', 'completed'), {})
    await takeAway(device, skill)
    expect([...records.keys()]).toEqual([`${sam} ${path}`, `${sam} write 1 completed`])
  })

  it('is not taken away by a second tab while the first one keeps it', async () => {
    const first = keep()
    expect(await takeAway(device, skill)).toBe('elsewhere')
    expect(await keep()).toBe('elsewhere')
    await first
    expect(await missing()).toEqual([])
  })

  it('is not kept any further once its learner has logged out', async () => {
    vi.mocked(requests.video).mockImplementationOnce(async () => {
      session.end('signed-out')
      await idbKeyval.delMany([...records.keys()].map(String))
      return playable(film)
    })
    await keep()
    expect(records.size).toBe(0)
  })
})
