import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moduleTypes } from '@/api/answers/learning'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  finish,
  goOffline,
  keep,
  kept,
  learner,
  lessonOf,
  openLesson,
  signedIn,
  skill,
  waiting,
} from '@tests/fixtures/kept-lessons'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { standInForCaches } from '@tests/fixtures/stand-ins/cache-storage-stand-in'
import { hashed } from '@tests/fixtures/stored'
import { finishing, notSaved, saving } from '../../faults/kept-table'

/*
 * What becomes of a kept skill, and of what is finished in it, at each fault: either it is saved, or the learner is told.
 * Three moments, each kind of lesson, each fault; tests/faults/kept-table.ts says what has to be read, here and in a real
 * browser.
 */

const readPaths = {
  video: '*/api/knowledge-subskill',
  quiz: '*/api/quiz/questions',
  pdf: '*/api/pdf/retrieve',
  practice: '*/api/practice-subskill',
  challenge: '*/api/challenge-subskill',
} as const
const refusals = {
  'lost before': () => HttpResponse.error(),
  '500': () => HttpResponse.json({ message: 'No' }, { status: 500 }),
  '404': () => HttpResponse.json({ message: 'Gone' }, { status: 404 }),
  '401': () => HttpResponse.json({ message: 'Over' }, { status: 401 }),
}
const t = textsOf('en')
const saves = () => backend.requestsTo('POST /api/subskill/update-state')
const completed = async () => {
  const states = await backend.work(
    ({ accounts }) => accounts.find(({ email }) => email === learner)?.moduleStates ?? {},
  )
  return Object.keys(states).filter((id) => states[Number(id)] === 'completed')
}

let device: ReturnType<typeof standInForCaches>
beforeEach(async () => {
  device = standInForCaches()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${window.location.origin}/film`,
      revokeObjectURL: () => {},
    }),
  )
  await signedIn()
})
afterEach(() => vi.unstubAllGlobals())

describe.each(moduleTypes)('keeping a skill with a %s', (kind) => {
  it.each(['lost before', '500', '404'] as const)(
    'stops at %s, keeps nothing as whole, and goes on from there',
    async (fault) => {
      backend.use(http.get(readPaths[kind], refusals[fault], { once: true }))
      await keep()
      expect(kept().every(({ isWhole }) => !isWhole)).toBe(true)
      await keep()
      expect(kept()).toMatchObject([{ skillId: skill.skillId, isWhole: true }])
    },
  )

  it('keeps nothing where the device is full in the middle', async () => {
    const full = new DOMException('Full', 'QuotaExceededError')
    backend.use(
      http.get(readPaths[kind], () => {
        device.fails.put = full
        return undefined
      }),
    )
    await keep()
    expect(kept()).toEqual([])
    expect(device.names()).toEqual([])
  })
})

describe.each(moduleTypes)('finishing a %s of a kept skill', (kind) => {
  beforeEach(keep)

  it('without an answer keeps it on this device, and sends nothing later', async () => {
    goOffline()
    const { user } = await openLesson(kind)
    await finish(user, kind)
    expect(await screen.findByText(t(finishing['lost before'].reads))).toBeVisible()
    expect(waiting()).toMatchObject([{ skillId: skill.skillId, module: { id: lessonOf(kind).id } }])
    const sent = saves().length
    window.dispatchEvent(new Event('online'))
    expect(saves()).toHaveLength(sent)
  })

  it('with a refusal says so, and keeps it nowhere', async () => {
    backend.use(http.post('*/api/subskill/update-state', refusals['500']))
    const { user } = await openLesson(kind)
    await finish(user, kind).catch(() => {})
    expect((await screen.findAllByText(t(notSaved[kind])))[0]).toBeVisible()
    expect(waiting()).toEqual([])
  })

  it('with an ended session leads to sign-in, and keeps it nowhere', async () => {
    backend.use(http.post('*/api/subskill/update-state', refusals['401']))
    const { user } = await openLesson(kind)
    await finish(user, kind).catch(() => {})
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(waiting()).toEqual([])
  })

  it('in two tabs waits once', async () => {
    goOffline()
    const { user } = await openLesson(kind)
    const elsewhere = { skillId: skill.skillId, module: lessonOf(kind), at: 1 } as FinishedLesson
    stored(finishedHere).keep([elsewhere])
    await finish(user, kind)
    await screen.findByText(t(finishing['second tab'].reads))
    expect(waiting()).toHaveLength(1)
  })

  it('where there is no room says that it lasts as long as the page', async () => {
    goOffline()
    const { user } = await openLesson(kind)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await finish(user, kind)
    expect(await screen.findByText(t(finishing['storage full'].reads))).toBeVisible()
    expect(waiting()).toHaveLength(1)
  })
})

describe.each(moduleTypes)('back online with a %s that waits', (kind) => {
  const lesson = lessonOf(kind)
  const next = { ...lessonOf(kind === 'video' ? 'quiz' : 'video') }
  const finished = [lesson, next].map((module, at) => ({
    skillId: skill.skillId,
    module,
    at: at + 1,
  }))

  const press = async () => {
    stored(finishedHere).keep(finished as FinishedLesson[])
    const { user } = await renderApp({ path: '/skillmap' })
    await user.click(await screen.findByRole('button', { name: 'Yes, save' }))
    return user
  }

  it('saves all in order, and celebrates the last on its path', async () => {
    await press()
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
    expect(saves().map(({ body }) => body)).toEqual(
      [lesson, next].map(({ id }) => ({ subskill_id: id, state: 'completed' })),
    )
    expect(waiting()).toEqual([])
  })

  it.each([
    ['lost before', 2],
    ['500', 2],
    ['404', 2],
  ] as const)('stops at %s, says which and why, and keeps the rest', async (fault, left) => {
    backend.use(http.post('*/api/subskill/update-state', refusals[fault], { once: true }))
    const user = await press()
    const words = t(saving[fault].reads, { lesson: lesson.title })
    expect(await screen.findByText(words, { exact: false })).toBeVisible()
    expect(saves()).toHaveLength(1)
    expect(waiting()).toHaveLength(left)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await completed()).toContain(String(next.id))
  })

  it('takes off what is no longer on the path, says so, and saves the others', async () => {
    const path = {
      skill_name: skill.name,
      subskills: [
        {
          id: next.parentSubSkillId,
          modules: [{ id: next.id, type: next.type, title: next.title }],
        },
      ],
    }
    backend.use(
      http.post('*/api/subskill/update-state', refusals['404'], { once: true }),
      http.get('*/api/subskills', () => HttpResponse.json(path)),
    )
    const user = await press()
    const words = t('kept-skills:save.gone', { lesson: lesson.title })
    expect(await screen.findByText(words)).toBeVisible()
    expect(waiting()).toMatchObject([{ module: { id: next.id } }])
    await user.click(await screen.findByRole('button', { name: 'Yes, save' }))
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await completed()).toEqual([String(next.id)])
  })

  it('keeps all where the session has ended', async () => {
    backend.use(http.post('*/api/subskill/update-state', refusals['401']))
    await press()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(
      stored(finishedHere).read() ?? localStorage.getItem(hashed(`finishedHere_${learner}`)),
    ).toBeTruthy()
    expect(await completed()).toEqual([])
  })

  it('saves what another device has completed already', async () => {
    await backend.work(({ accounts }) => {
      const account = accounts.find(({ email }) => email === learner)
      if (account) account.moduleStates[Number(lesson.id)] = 'completed'
    })
    await press()
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await completed()).toHaveLength(2)
  })

  it('asks for nothing where another tab has saved it, and shows what the backend has', async () => {
    stored(finishedHere).keep(finished as FinishedLesson[])
    await renderApp({ path: '/skillmap' })
    await screen.findByRole('button', { name: 'Yes, save' })
    const maps = () => backend.requestsTo('GET /api/skill-map/with-selection').length
    const before = maps()
    stored(finishedHere).keep([])
    window.dispatchEvent(new StorageEvent('storage', { key: hashed(`finishedHere_${learner}`) }))
    await waitFor(() => expect(maps()).toBe(before + 1))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, save' })).toBeNull())
    expect(saves()).toEqual([])
  })
})
