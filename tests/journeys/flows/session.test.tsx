import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/learner/stored'
import { lessonProgress, wizard } from '@/learner/stored-things'
import * as reload from '@/lib/reload-page'
import { onProblem } from '@/lib/report-problem'
import { hashed, keepFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

beforeEach(() => {
  vi.spyOn(reload, 'reloadPage').mockReturnValue()
})

const sam = 'sam@example.com'
const lucia = 'lucia@example.com'
const expired = 'Your session has expired. Please sign in again.'
const path = { path: '/learningpath', state: { skillId: 11 }, learner: sam }

const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })
const pathHeading = () => screen.findByRole('heading', { name: 'Cook a simple recipe' })
const signInHeading = () => screen.findByRole('heading', { name: 'Sign in' })

/** Stores something in another tab and sends this tab the storage event. */
async function inAnotherTab(store: () => Promise<void> | void) {
  await store()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })
}

async function storeSession(email: string, area = localStorage) {
  for (const each of [area, localStorage]) each.setItem('learner', hashOf(email))
  area.setItem('accessToken', await backend.tokenFor(email))
}

const removeSession = () => localStorage.clear()
const expireSession = () => localStorage.removeItem('accessToken')

/** From a path over the map to sign-in. */
async function logOutOnMap() {
  const app = await renderApp(path)
  await pathHeading()
  await app.user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
  await mapHeading()
  await app.user.click(screen.getByRole('button', { name: 'Log out' }))
  await signInHeading()
  return app
}

const reads = (call: string) => backend.requestsTo(call).map(({ headers }) => headers.authorization)

describe('the guard', () => {
  it('leads to sign-in with the reason, and adds no redirect to the history', async () => {
    const before = window.history.length
    await renderApp({ path: '/skillMap' })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    expect(window.location.pathname).toBe('/SignIn')
    expect(window.history.length).toBe(before)
  })

  it('reports a session that cannot be read', async () => {
    localStorage.setItem('expiresAt', 'soon')
    await renderApp({ path: '/skillmap', learner: sam })
    expect(await screen.findByText('There was an error refreshing the token')).toBeVisible()
  })

  it.each(['/nowhere', '/help', '/learningpath/a/b'])(
    'leads from %s to the landing',
    async (path) => {
      await renderApp({ path })
      await waitFor(() => expect(window.location.pathname).toBe('/'))
    },
  )

  it('leads from /login to sign-in', async () => {
    await renderApp({ path: '/login' })
    await signInHeading()
    expect(window.location.pathname).toBe('/SignIn')
  })
})

describe('the end of a session', () => {
  it('comes at its expiry, and the same learner returns to the same place', async () => {
    localStorage.setItem('expiresAt', new Date(Date.now() + 1500).toISOString())
    const { user } = await renderApp(path)
    expect(await screen.findByText(expired)).toBeVisible()
    await signIn(user, sam)
    await pathHeading()
  })

  it('comes with a 401 on any call, once, and the learner returns to the lesson', async () => {
    const { user } = await renderApp(path)
    await pathHeading()
    await backend.work((db) => {
      db.sessions = []
    })
    await user.click(screen.getByRole('button', { name: /Get your tools ready/ }))
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(expired)).toBeVisible()
    expect(screen.getAllByText(expired)).toHaveLength(1)
    await signIn(user, sam)
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/learningpath\/./))
    expect(await screen.findByRole('button', { name: 'Go Back' })).toBeVisible()
  })

  it('leaves nothing of one learner to the next', async () => {
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    localStorage.setItem('currentSkillId', '11')
    localStorage.setItem('trophyModal_11', 'true')
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByText(expired)
    await signIn(user, lucia)
    await mapHeading()
    expect(localStorage.getItem('currentSkillId')).toBeNull()
    expect(localStorage.getItem('trophyModal_11')).toBeNull()
  })
})

describe('several tabs', () => {
  it.each([
    ['signing out', removeSession],
    ['an expiry', expireSession],
    ['another learner’s sign-in', () => storeSession(lucia)],
  ])('%s in another tab starts this page again', async (_what, change) => {
    await renderApp(path)
    await pathHeading()
    await inAnotherTab(change)
    expect(reload.reloadPage).toHaveBeenCalledOnce()
  })

  it('signing in elsewhere leads from the sign-in screen to the map', async () => {
    await renderApp({ path: '/SignIn' })
    await signInHeading()
    await inAnotherTab(() => storeSession(lucia))
    await mapHeading()
    expect(reload.reloadPage).not.toHaveBeenCalled()
  })

  it('a session that another learner replaced while this tab was closed is not used', async () => {
    await storeSession(sam, sessionStorage)
    await storeSession(lucia)
    await renderApp({ path: '/skillmap' })
    await mapHeading()
    expect((await screen.findAllByText(/lucia/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/sam\.r/)).toBeNull()
  })

  it('a session that ended in another tab lets the same learner return to their place', async () => {
    localStorage.setItem('learner', hashOf(sam))
    const { user } = await renderApp({ path: path.path, state: path.state })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    await signIn(user, sam)
    await pathHeading()
  })
})

describe('logging out', () => {
  it('revokes the token, clears the learner’s data and goes to sign-in', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    const token = localStorage.getItem('accessToken')
    localStorage.setItem('trophyModal_11', 'seen')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await signInHeading()
    expect(backend.requestsTo('POST /auth/revoke-token')[0]?.body).toEqual({ token })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('trophyModal_11')).toBeNull()
    expect(screen.queryByText('Please log in to continue')).toBeNull()
  })

  it('goes to sign-in even if the revocation fails, which only a report says', async () => {
    const contexts: string[] = []
    const end = onProblem(({ context }) => contexts.push(context))
    backend.use(http.post('*/auth/revoke-token', () => HttpResponse.error()))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await signInHeading()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await waitFor(() => expect(contexts).toEqual(['POST /auth/revoke-token']))
    end()
  })

  it('logging out takes at most two seconds, even if the revocation hangs', async () => {
    backend.use(http.post('*/auth/revoke-token', () => new Promise<never>(() => {})))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await signInHeading()).toBeVisible()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('removes everything of the learner but what the contract names', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    const gone = ['currentSkillId', 'selectedSkills', 'selectedOptions', 'trophyModal_11']
    for (const key of gone) localStorage.setItem(key, '11')
    for (const key of ['lastEmail', 'registeredEmail']) localStorage.setItem(key, sam)
    localStorage.setItem(hashed(`hiddenCategories_${sam}`), '["2"]')
    keepFor(wizard, sam, { step: 2, answers: {} })
    keepFor(lessonProgress, sam, { seconds: 2 }, '101-quiz-1004')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await signInHeading()
    const kept = [hashed(`hiddenCategories_${sam}`), 'i18nextLng', 'lastEmail']
    expect(Object.keys(localStorage).toSorted()).toEqual(kept)
    expect(sessionStorage).toHaveLength(0)
    // After logging out, nobody is told to sign in.
    expect(screen.queryByText('Please log in to continue')).toBeNull()
  })
})

describe('a computer that learners share', () => {
  it('requests everything anew for the next learner, also after Back', async () => {
    const { user } = await logOutOnMap()
    await signIn(user, lucia)
    await mapHeading()
    expect(reads('GET /api/skill-map/with-selection').at(-1)).toBe(
      `Bearer ${sessionStorage.getItem('accessToken')}`,
    )
    act(() => window.history.back())
    await pathHeading()
    expect(new Set(reads('GET /api/subskills').slice(1)).size).toBe(1)
    expect(reads('GET /api/subskills').at(-1)).toBe(
      reads('GET /api/skill-map/with-selection').at(-1),
    )
  })

  it('explains the sign-in screen to a learner who goes back after logging out', async () => {
    await logOutOnMap()
    expect(screen.queryByText('Please log in to continue')).toBeNull()
    act(() => window.history.back())
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it('stores personal data for this visit only without Remember me', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam)
    await mapHeading()
    const kept = Object.keys(localStorage).filter((key) => key !== 'i18nextLng')
    expect(kept).toEqual(['lastEmail', 'learner'])
  })

  it('has no e-mail in the history while it waits for the same learner', async () => {
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    const { user } = await renderApp(path)
    await screen.findByText(expired)
    expect(JSON.stringify(window.history.state)).not.toContain(sam)
    await signIn(user, sam)
    await pathHeading()
  })
})
