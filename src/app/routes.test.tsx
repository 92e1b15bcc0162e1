import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backend } from '@tests/support/backend'
import { lessonLocation, moduleTitle, feedbackAfter } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import type { createRouter } from './router'

type Router = ReturnType<typeof createRouter>

const sam = 'sam@example.com'
const required = 'Please log in to continue'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Expects this heading, and no other one of the first level. */
async function hasOnlyHeading(name: string, path: string) {
  expect(await heading(name), path).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 }), path).toHaveLength(1)
}

const publicScreens = [
  ['/', 'Ready to Start Your Journey?'],
  ['/SignUp', 'Create your account'],
  ['/signup', 'Create your account'],
  ['/SignIn', 'Sign in'],
  ['/signin', 'Sign in'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'Choose a new password'],
  ['/feedback', 'Feedback'],
] as const

/** A video, a quiz and a challenge. */
const lessons = [1003, 1002, 4010].map((id) => ({
  path: lessonLocation(id).address,
  state: lessonLocation(id).state,
  title: moduleTitle(id).en,
}))
const signedInScreens: { path: string; state?: object | undefined; title: string }[] = [
  { path: '/skill-selection', title: 'Choose your skills' },
  { path: '/lifegoals', title: 'First, a little about you' },
  { path: '/LifeGoals', title: 'First, a little about you' },
  { path: '/skillmap', title: 'Your skill map' },
  { path: '/skillMap', title: 'Your skill map' },
  { path: '/SKILLMAP', title: 'Your skill map' },
  { path: '/skillmap/2', title: 'Your skill map' },
  { path: '/learningpath?skill=11', title: 'Cook a simple recipe' },
  ...lessons,
  { path: '/learningpath/feedback', state: feedbackAfter(1006), title: 'Rate This Lesson' },
  { path: '/settings', title: 'My settings' },
]

/** Opens an address in an app that runs, as a link does. */
const go = (router: Router, path: string, state?: object) =>
  act(() => router.navigate(path, { state }))

describe('the route table', () => {
  test('shows the public screens to everybody', async () => {
    const { router } = await renderApp({ path: '/' })
    for (const [path, title] of publicScreens) {
      await go(router, path)
      await hasOnlyHeading(title, path)
      expect(window.location.pathname).toBe(path)
    }
  })

  test('shows the other screens to a learner', async () => {
    const { router } = await renderApp({ path: '/feedback', learner: sam })
    for (const { path, state, title } of signedInScreens) {
      await go(router, path, state)
      await hasOnlyHeading(title, path)
      expect(window.location.pathname + window.location.search).toBe(path)
    }
  })

  test('leads from the other screens to sign-in without a session', async () => {
    const { router } = await renderApp({ path: '/feedback' })
    for (const { path, state } of signedInScreens) {
      await go(router, '/feedback')
      await heading('Feedback')
      const entries = window.history.length
      await go(router, path, state)
      expect(await screen.findByText(required), path).toBeVisible()
      expect(window.location.pathname).toBe('/SignIn')
      // The address is replaced, so that Back does not lead to it again.
      expect(window.history.length).toBe(entries + 1)
    }
    expect(backend.requests).toEqual([])
  })

  test.each(['/nowhere', '/SignIn/now', '/learningpath/a/b'])(
    'leads from %s to /',
    async (path) => {
      await renderApp({ path })
      await heading('Ready to Start Your Journey?')
      expect(window.location.pathname).toBe('/')
    },
  )

  test('leads from /login to /SignIn, without a word of why', async () => {
    await renderApp({ path: '/login' })
    await heading('Sign in')
    expect(window.location.pathname).toBe('/SignIn')
    expect(screen.queryByText(required)).toBeNull()
  })
})

describe('the guard', () => {
  test.each([localStorage, sessionStorage])('lets in whoever has a token', async (area) => {
    area.setItem('accessToken', await backend.tokenFor(sam))
    await renderApp({ path: '/skillmap' })
    expect(await heading('Your skill map')).toBeVisible()
  })

  test('says in Spanish that a session is needed', async () => {
    await renderApp({ path: '/skillmap', language: 'es' })
    expect(await screen.findByText('Inicia sesión para continuar')).toBeVisible()
  })

  test('ends a session whose time of expiry cannot be read, and says so', async () => {
    localStorage.setItem('accessToken', await backend.tokenFor(sam))
    localStorage.setItem('expiresAt', 'soon')
    await renderApp({ path: '/skillmap' })
    expect(await screen.findByText('There was an error refreshing the token')).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })
})
