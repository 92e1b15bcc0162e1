import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { FinishedLesson } from '@/learner/kept/finished-lessons'
import { stored } from '@/learner/stored'
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

  it('is taken away in the settings, with all its files', async () => {
    const { user } = await renderApp({ path: '/settings' })
    await user.click(await button(/^Kept on this device/))
    await user.click(await button(`Take away ${skill.name}`))
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
    expect(localStorage.getItem(`keptSkills_${learner}`)).toBeNull()
  })
})

it('is not offered without Remember me, and says why', async () => {
  sessionStorage.setItem('accessToken', await backend.tokenFor(learner))
  sessionStorage.setItem('userKey', learner)
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
