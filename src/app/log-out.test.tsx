import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { noAnswers } from '@/domain/wizard-answers'
import {
  moduleProgress,
  ratingDraft,
  selectedSkills,
  startingSkills,
  wizard,
} from '@/session/storage'
import { backend } from '@tests/support/backend'
import { lessonLocation } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { logOut, signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const revoke = 'POST /auth/revoke-token'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function askInMenu(user: UserEvent) {
  await press(user, 'Menu')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }),
  )
}

const begunLesson = ['progress_101-pdf-1003', JSON.stringify({ pdf: { page: 2 } })] as const

describe('logging out', () => {
  test('revokes the token, clears it, goes to sign-in and says so', async () => {
    let isKeptAlive = false
    backend.use(
      http.post('*/auth/revoke-token', ({ request }) => void (isKeptAlive = request.keepalive)),
    )
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await heading('Your skill map')
    const token = localStorage.getItem('accessToken')
    await logOut(user)
    const signInHeading = await heading('Sign in')
    await waitFor(() => expect(signInHeading).toHaveFocus())
    expect(window.location.pathname).toBe('/SignIn')
    await waitFor(() => expect(backend.requestsTo(revoke)[0]?.body).toEqual({ token }))
    const [sent] = backend.requestsTo(revoke)
    expect(sent?.headers['authorization']).toBe(`Bearer ${token}`)
    // The page may be closed by then.
    expect(isKeptAlive).toBe(true)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByText('You are logged out.')).toBeVisible()
    expect(screen.queryByText('Please log in to continue')).toBeNull()
    // The second click of a double click on Log out.
    fireEvent.click(screen.getByRole('button', { name: /Español/ }), { detail: 2 })
    expect(document.documentElement.lang).toBe('en')
  })

  test('is asked for in the header too where something is not saved, and Stay stays', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    localStorage.setItem(...begunLesson)
    await press(user, 'Log out')
    expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeVisible()
    await press(user, 'Stay signed in')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Log out' })).toHaveFocus()
    expect(localStorage.getItem('accessToken')).not.toBeNull()
  })

  test('is said once: Back asks to sign in', async () => {
    const { user, router } = await renderApp({ path: '/settings', learner: sam })
    await heading('My settings')
    await act(() => router.navigate('/skillmap'))
    await logOut(user)
    await screen.findByText('You are logged out.')
    act(() => window.history.back())
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    expect(screen.queryByText('You are logged out.')).toBeNull()
  })

  test('is asked for no more once the learner has gone back', async () => {
    const { user, router } = await renderApp({ path: '/skillmap', learner: sam })
    await act(() => router.navigate('/learningpath?skill=11'))
    await heading('Cook a simple recipe')
    localStorage.setItem(...begunLesson)
    await press(user, 'Log out')
    await screen.findByRole('dialog', { name: 'Log out?' })
    act(() => window.history.back())
    await heading('Your skill map')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each<[string, () => Response | Promise<Response>]>([
    ['is lost', () => HttpResponse.error()],
    ['hangs', () => new Promise<never>(() => {})],
  ])('goes to sign-in even if the revocation %s, and says nothing of it', async (_what, answer) => {
    backend.use(http.post('*/auth/revoke-token', answer))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await logOut(user)
    await heading('Sign in')
    expect(localStorage.getItem('accessToken')).toBeNull()
    await waitFor(() => expect(backend.requestsTo(revoke)).toHaveLength(1))
    expect(screen.queryByText(/session/)).toBeNull()
  })
})

describe('what logging out leaves', () => {
  test('is the language, the last e-mail and its hash, and nothing else of the learner', async () => {
    const { user, router } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam)
    await heading('Your skill map')
    // A screen for everybody: nothing but the log-out leads from there to sign-in.
    await act(() => router.navigate('/feedback'))
    const personal = { userName: 'sam.r', registeredEmail: sam, isNewUser: 'true' }
    const others = {
      currentSkillId: '11',
      trophyModal_11: 'true',
      selectedSkills: '[11]',
    }
    for (const [key, value] of Object.entries({ ...personal, ...others })) {
      localStorage.setItem(key, value)
    }
    await user.click(screen.getByRole('button', { name: /Español/ }))
    await press(user, 'Menú')
    const menu = await screen.findByRole('dialog')
    // No address of another site is set.
    expect(within(menu).queryByRole('link', { name: /pestaña nueva/ })).toBeNull()
    await user.click(within(menu).getByRole('button', { name: 'Cerrar sesión' }))
    expect(await heading('Iniciar sesión')).toBeVisible()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue(sam)
    expect(Object.keys(localStorage).toSorted()).toEqual(['i18nextLng', 'lastEmail', 'lastLearner'])
    expect(sessionStorage).toHaveLength(0)
  })

  test('is what the same learner has hidden for the next time', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await press(user, 'Finances, 1 skill')
    await logOut(user)
    await heading('Sign in')
    await signIn(user, sam)
    const finances = await screen.findByRole('button', { name: 'Finances, 1 skill' })
    expect(finances).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('logging out by the menu with something that is not saved', () => {
  const unsaved =
    'You have answers, check marks or stars that are not saved. If you log out now, they are gone.'
  const startsAgain = 'A lesson that you have not finished starts again next time.'
  const pdf = { subSkillId: 101, type: 'pdf', id: 1003 } as const

  test.each([
    ['answers of the onboarding', () => wizard.set({ step: 1, answers: noAnswers }), unsaved],
    ['ticks of skills', () => selectedSkills.set([11]), unsaved],
    ['stars', () => ratingDraft(101).set({ helpfulness: 4, confidence: null }), unsaved],
    ['a lesson that is begun', () => moduleProgress(pdf).set({ pdf: { page: 2 } }), startsAgain],
  ])('asks first, and says what would be lost: %s', async (_what, store, sentence) => {
    const { user } = await renderApp({ path: '/settings', learner: sam })
    act(() => void store())
    await askInMenu(user)
    const question = await screen.findByRole('dialog', { name: 'Log out?' })
    expect(question).toHaveTextContent(sentence)
    expect(question).not.toHaveTextContent(sentence === unsaved ? startsAgain : unsaved)
    await press(user, 'Log out now')
    await heading('Sign in')
  })

  test('does not ask for ticks that were taken back, nor for a quiz that is completed', async () => {
    const { user } = await renderApp({ path: '/settings', learner: sam })
    const finished = { answered: [{ question: 1, option: 1 }], isFinished: true }
    act(() => {
      moduleProgress({ subSkillId: 101, type: 'quiz', id: 1002 }).set(finished)
      startingSkills.set([11, 21])
      selectedSkills.set(['21', 11])
    })
    await askInMenu(user)
    expect(await heading('Sign in')).toBeVisible()
  })
})

describe('logging out in the middle of a lesson', () => {
  const { address, state } = lessonLocation(4010)

  test('asks first, because ticks would be lost, and either answer holds', async () => {
    const { user } = await renderApp({ path: address, learner: sam, state })
    await press(user, 'Continue')
    const [first = document.body] = await screen.findAllByRole('checkbox')
    await user.click(first)
    await askInMenu(user)
    const question = await screen.findByRole('dialog', { name: 'Before you log out' })
    expect(question).toHaveTextContent('You are in the middle of this lesson.')
    await user.click(within(question).getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(first).toBeChecked()
    expect(backend.requestsTo(revoke)).toEqual([])

    await askInMenu(user)
    await press(user, 'Log out now')
    await heading('Sign in')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('asks no more once the learner has gone back', async () => {
    const { user, router } = await renderApp({ path: '/skillmap', learner: sam })
    await act(() => router.navigate(address, { state }))
    await press(user, 'Continue')
    await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body)
    await askInMenu(user)
    await screen.findByRole('dialog', { name: 'Before you log out' })
    act(() => window.history.back())
    await heading('Your skill map')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
