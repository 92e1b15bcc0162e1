import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { hashOf, stored } from '@/learner/stored'
import { finishedHere } from '@/learner/stored-things'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import {
  goOffline,
  keep,
  kept,
  learner,
  lessonOf,
  signedIn,
  skill,
  waiting,
} from '@tests/fixtures/kept-lessons'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { standInForCaches } from '@tests/fixtures/stand-ins/cache-storage-stand-in'
import { hashed } from '@tests/fixtures/stored'

const onPath = { path: '/learningpath', state: { skillId: skill.skillId } }
const button = (name: string | RegExp) => screen.findByRole('button', { name })

let device: ReturnType<typeof standInForCaches>
beforeEach(() => {
  device = standInForCaches()
})
afterEach(() => vi.unstubAllGlobals())

describe('a kept skill', () => {
  beforeEach(async () => {
    await signedIn()
    await keep()
  })

  it('opens without a network, and says that its lessons are here', async () => {
    goOffline()
    await renderApp(onPath)
    expect(await screen.findByRole('heading', { level: 1, name: skill.name })).toBeVisible()
    expect(await screen.findByText('These lessons are on this device.')).toBeVisible()
  })

  it('is named on the map, and in the list', async () => {
    const { user } = await renderApp({ path: '/skillmap' })
    await button(`${skill.name}, not started, kept on this device, Cooking`)
    await user.click(await button('List'))
    expect(screen.getByText('Kept on this device')).toBeVisible()
  })

  it('is taken away on its path, with all its files', async () => {
    const { user } = await renderApp(onPath)
    await user.click(await button('Kept here'))
    await user.click(await button('Take it away'))
    await waitFor(() => expect(device.names()).toEqual([]))
    expect(kept()).toEqual([])
  })

  it('goes when its learner logs out, who hears it before and can stay', async () => {
    const { user } = await renderApp(onPath)
    await user.click(await button('Log out'))
    const question = await screen.findByRole('dialog', { name: 'Before you log out' })
    await user.click(within(question).getByRole('button', { name: 'Stay signed in' }))
    expect(kept()).toHaveLength(1)
    await user.click(await button('Log out'))
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }),
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(localStorage.getItem(hashed(`keptSkills_${learner}`))).toBeNull()
  })
})

it('is kept in the language of the interface, and in another one once it is asked for', async () => {
  await signedIn()
  await keep()
  const { user } = await renderApp(onPath)
  await button('Kept here')
  await user.click(await button(/^Español/))
  await user.click(await button('Guardar aquí'))
  await user.click(await button('Guardarla'))
  await button('Quitarla')
  expect(kept()).toMatchObject([{ isWhole: true, languages: ['en', 'es'] }])
})

it('that has got new lessons says so, and gets them', async () => {
  await signedIn()
  const { id, type, title, parentSubSkillId } = lessonOf('video')
  const before = {
    skill_name: skill.name,
    subskills: [{ id: parentSubSkillId, modules: [{ id, type, title }] }],
  }
  // Asked twice: for what there is to keep, and at the end to be kept itself.
  for (const _ of [1, 2])
    backend.use(http.get('*/api/subskills', () => HttpResponse.json(before), { once: true }))
  await keep()
  const count = device.count()

  const { user } = await renderApp(onPath)
  await user.click(await button('Get new lessons'))
  expect(await screen.findByText(/This skill has new lessons/)).toBeVisible()
  await user.click(await button('Get them'))
  await button('Take it away')
  expect(device.count()).toBeGreaterThan(count)
  await user.keyboard('{Escape}')
  await button('Kept here')
})

describe('what waits', () => {
  const lessons = (['video', 'quiz', 'pdf'] as const).map((kind, index) => ({
    skillId: skill.skillId,
    module: lessonOf(kind),
    at: index + 1,
  })) as FinishedLesson[]
  beforeEach(signedIn)

  it('is saved past a lesson that the backend refuses, which goes on waiting', async () => {
    backend.use(
      http.post('*/api/subskill/update-state', async ({ request }) => {
        const body = (await request.clone().json()) as { subskill_id: unknown }
        return body.subskill_id === lessons[0]?.module.id
          ? HttpResponse.json({ message: 'No' }, { status: 400 })
          : undefined
      }),
    )
    stored(finishedHere).keep(lessons)
    const { user } = await renderApp({ path: '/skillmap' })
    await user.click(await button('Yes, save'))
    await user.click(await button('Save the others'))
    await waitFor(() => expect(waiting()).toEqual(lessons.slice(0, 1)))
  })

  it('is asked for again after Not now once another lesson is finished, whatever the number', async () => {
    stored(finishedHere).keep(lessons.slice(0, 2))
    const { user } = await renderApp({ path: '/skillmap' })
    await user.click(await button('Not now'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull())
    stored(finishedHere).keep(lessons.slice(2))
    await button('Not now')
  })

  it('leaves a learner who went on where they are when it is saved', async () => {
    stored(finishedHere).keep(lessons.slice(0, 1))
    let answer = () => {}
    const held = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined)
    })
    backend.use(http.post('*/api/subskill/update-state', () => held))
    const { user } = await renderApp({ path: '/skillmap' })
    await user.click(await button('Yes, save'))
    window.history.pushState({ usr: null, key: 'survey', idx: 9 }, '', '/feedback')
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
    await screen.findByRole('heading', { level: 1, name: 'Feedback' })
    answer()
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await screen.findByText('Saved. Well done!')).toBeVisible()
    expect(window.location.pathname).toBe('/feedback')
  })
})

it('is not offered without Remember me, and says why', async () => {
  sessionStorage.setItem('accessToken', await backend.tokenFor(learner))
  localStorage.setItem('learner', hashOf(learner))
  const { user } = await renderApp(onPath)
  await user.click(await button('Keep here'))
  expect(await screen.findByText(/sign in again and check “Remember me”/)).toBeVisible()
})

it('a wrong answer leads to its question, and the others are not asked again', async () => {
  await signedIn()
  const quiz = lessonOf('quiz')
  const questions = curriculum.skills
    .flatMap(({ subSkills }) => subSkills)
    .flatMap(({ modules }) => modules)
    .flatMap((module) => (module.type === 'quiz' && module.id === quiz.id ? module.questions : []))
  const answers = questions.map(({ id, options }, place) => {
    const chosen = options.find(({ correct }) => correct !== (place === 1))
    return { question: id, option: chosen?.id ?? 0, place }
  })
  stored(finishedHere).keep([
    { skillId: skill.skillId, module: quiz, at: 1, answers } as FinishedLesson,
  ])

  const { user } = await renderApp({ path: '/skillmap' })
  await user.click(await button('Yes, save'))
  expect(
    await screen.findByText(
      `One answer in “${quiz.title}” was not right. Let us look at it again.`,
    ),
  ).toBeVisible()
  expect(backend.requestsTo('POST /api/subskill/update-state')).toEqual([])
  await user.click(await button('Look at it'))
  expect(
    await screen.findByRole('heading', { level: 1, name: questions[1]?.text.en ?? '' }),
  ).toBeVisible()

  const right = questions[1]?.options.find(({ correct }) => correct)?.text.en ?? ''
  await user.click(await screen.findByRole('button', { name: (name) => name.includes(right) }))
  await screen.findByText('Well done! You got it right!')
  await user.click(await button('Continue'))
  await waitFor(() => expect(waiting()).toMatchObject([{ answers: [] }]))
  window.history.pushState({ usr: null, key: 'map', idx: 9 }, '', '/skillmap')
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  await user.click(await button('Yes, save'))
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)).toEqual([
    { subskill_id: quiz.id, state: 'completed' },
  ])
})
