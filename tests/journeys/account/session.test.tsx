import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { markOf } from '@/learner/present-learner'
import { session } from '@/learner/session'
import { broadcastSignOut } from '@/learner/sign-out/sign-out-broadcast'
import { quizPosition, wizard } from '@/learner/stored-things'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { signIn } from '@tests/fixtures/sign-in'
import { keepFor, keptFor } from '@tests/fixtures/stored'

const sam = 'sam@example.com'
const lucia = 'lucia@example.com'
const expired = 'Your session has expired. Please sign in again.'
const takenOver = 'Someone else signed in, in another tab. This is their map now.'
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
  area.setItem('userKey', email)
  area.setItem('accessToken', await backend.tokenFor(email))
}

function removeSession() {
  for (const key of ['accessToken', 'userKey', 'expiresAt']) localStorage.removeItem(key)
}

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
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    expect(await screen.findByText(expired)).toBeVisible()
    expect(screen.getAllByText(expired)).toHaveLength(1)
    await signIn(user, sam)
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/learningpath\/./))
    expect(await screen.findByRole('button', { name: 'Go Back' })).toBeVisible()
  })

  it('leaves nothing of one learner to the next', async () => {
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    localStorage.setItem('learner', sam)
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
  it('signing out in another tab ends this session too', async () => {
    await renderApp(path)
    await pathHeading()
    await inAnotherTab(removeSession)
    await signInHeading()
    expect(screen.getByText('Please log in to continue')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  it('signing in again in another tab brings this tab back to its place', async () => {
    await renderApp(path)
    await pathHeading()
    await inAnotherTab(removeSession)
    await signInHeading()
    await inAnotherTab(() => storeSession(sam))
    await pathHeading()
    expect(window.location.pathname).toBe('/learningpath')
  })

  it('another learner’s sign-in shows their map here, and nothing of the previous learner', async () => {
    await renderApp(path)
    await pathHeading()
    await inAnotherTab(removeSession)
    await signInHeading()
    await inAnotherTab(() => storeSession(lucia))
    await mapHeading()
    expect(window.location.pathname).toBe('/skillmap')
  })

  it('another learner’s sign-in is noticed when the page gets the focus', async () => {
    await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    expect((await screen.findAllByText(/sam\.r/)).length).toBeGreaterThan(0)
    await storeSession(lucia)
    backend.fresh()
    await storeSession(lucia)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText(takenOver)).toBeVisible()
    expect((await screen.findAllByText(/lucia/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/sam\.r/)).toBeNull()
    const token = `Bearer ${localStorage.getItem('accessToken')}`
    expect(reads('GET /api/skill-map/with-selection')).toEqual([token])
  })

  it('a new token of the same learner changes nothing', async () => {
    await renderApp(path)
    await pathHeading()
    await inAnotherTab(() => storeSession(sam))
    await pathHeading()
    expect(backend.requestsTo('GET /api/subskills')).toHaveLength(1)
  })

  it('signing out elsewhere also ends a session of this tab only', async () => {
    await storeSession(sam, sessionStorage)
    await renderApp({ path: '/skillmap' })
    await mapHeading()
    act(() => broadcastSignOut(markOf(lucia)))
    act(() => broadcastSignOut(markOf(sam)))
    await signInHeading()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  it('a session of this tab only is independent', async () => {
    await storeSession(sam, sessionStorage)
    await renderApp({ path: '/skillmap' })
    await mapHeading()
    await inAnotherTab(() => storeSession(lucia))
    await mapHeading()
    expect((await screen.findAllByText(/sam\.r/)).length).toBeGreaterThan(0)
  })

  it('when a session of this tab only ends, the learner of the other tabs gets their own map here', async () => {
    await storeSession(sam, sessionStorage)
    await renderApp(path)
    await pathHeading()
    await storeSession(lucia)
    act(() => session.end('expired'))
    expect(await screen.findByText(takenOver)).toBeVisible()
    await mapHeading()
    expect((await screen.findAllByText(/lucia/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/sam\.r/)).toBeNull()
    const token = `Bearer ${localStorage.getItem('accessToken')}`
    expect(reads('GET /api/skill-map/with-selection').at(-1)).toBe(token)
  })

  it('a pending response of one learner never shows to another', async () => {
    await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    const accessToken = await backend.tokenFor(lucia)
    act(() => void session.start({ accessToken, email: lucia, remember: true }))
    await waitFor(() => expect(reads('GET /api/skill-map/with-selection')).toHaveLength(2))
    expect(reads('GET /api/skill-map/with-selection')[1]).toBe(`Bearer ${accessToken}`)
  })
})

describe('a session of this tab beside another learner’s remembered one', () => {
  const tokens = () => [localStorage, sessionStorage].map((area) => area.getItem('accessToken'))
  let ofLucia = ''

  /** Sam in this tab, Lucía in the others with a draft of hers. */
  async function openBoth(address: string) {
    await storeSession(sam, sessionStorage)
    await storeSession(lucia)
    ofLucia = localStorage.getItem('accessToken') ?? ''
    keepFor(wizard, lucia, { step: 2, answers: {} })
    return renderApp({ path: address })
  }

  async function logOut() {
    const app = await openBoth('/skillmap')
    await mapHeading()
    await app.user.click(screen.getByRole('button', { name: 'Log out' }))
    await signInHeading()
    return app
  }

  it('ends alone, and nothing of the other learner is requested here', async () => {
    await logOut()
    expect(tokens()).toEqual([ofLucia, null])
    expect(JSON.stringify(backend.requestsTo('GET /api/skill-map/with-selection'))).not.toContain(
      ofLucia,
    )
  })

  it('leaves the other one alone when /SignIn is reloaded', async () => {
    const { unmount } = await logOut()
    unmount()
    await renderApp({ path: '/SignIn' })
    await signInHeading()
    expect(tokens()).toEqual([ofLucia, null])
  })

  it('leaves the other one alone during a failed and a successful sign-in', async () => {
    const { user } = await logOut()
    await user.click(screen.getByLabelText('Remember me'))
    await signIn(user, sam, 'wrong')
    await screen.findByText('Invalid username or password')
    expect(tokens()).toEqual([ofLucia, null])
    await signIn(user, sam)
    await mapHeading()
    expect(tokens()).toEqual([ofLucia, expect.stringMatching(/./)])
    expect(keptFor(wizard, lucia)).toEqual({ step: 2, answers: {} })
  })

  it('ends at /SignIn, and the other does not', async () => {
    await openBoth('/SignIn')
    await signInHeading()
    expect(tokens()).toEqual([ofLucia, null])
  })

  it('is replaced by the other one if that continues here: then /SignIn ends that', async () => {
    const { unmount } = await logOut()
    unmount()
    const { unmount: leave } = await renderApp({ path: '/skillmap' })
    await mapHeading()
    leave()
    await renderApp({ path: '/SignIn' })
    await signInHeading()
    expect(tokens()).toEqual([null, null])
  })
})

describe('logging out', () => {
  // [2.37.2]
  it('removes what is personal, and keeps what waits for the same learner', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await mapHeading()
    const gone = ['currentSkillId', 'selectedSkills', 'selectedOptions', 'trophyModal_11']
    for (const key of gone) localStorage.setItem(key, '11')
    localStorage.setItem(`hiddenCategories_${sam}`, '["2"]')
    localStorage.setItem(`ship_${sam}`, 'cruise')
    localStorage.setItem('lastEmail', sam)
    keepFor(quizPosition, sam, 2, 1004)
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await signInHeading()
    expect(Object.keys(localStorage).toSorted()).toEqual([
      `hiddenCategories_${sam}`,
      'i18nextLng',
      'lastEmail',
      `quizPosition_${sam}_1004`,
      `ship_${sam}`,
    ])
    expect(sessionStorage).toHaveLength(0)
    // After logging out, nobody is told to sign in.
    expect(screen.queryByText('Please log in to continue')).toBeNull()
  })
})

describe('a computer that learners share', () => {
  it('shows the next learner nothing of the previous one, not even by Back', async () => {
    const { user } = await logOutOnMap()
    await signIn(user, lucia)
    await mapHeading()
    // The map requests one path of the learner's own, to show the next step.
    await waitFor(() => expect(reads('GET /api/subskills')).toHaveLength(2))
    act(() => window.history.back())
    await waitFor(() => expect((window.history.state as { idx: number }).idx).toBe(0))
    await mapHeading()
    expect(window.location.pathname).toBe('/skillmap')
    expect(reads('GET /api/subskills')).toHaveLength(2)
  })

  it('explains the sign-in screen to a learner who goes back after logging out', async () => {
    await logOutOnMap()
    expect(screen.queryByText('Please log in to continue')).toBeNull()
    act(() => window.history.back())
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it('stores personal data for this visit only without Remember me', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await screen.findByLabelText('Remember me'))
    await signIn(user, sam)
    await mapHeading()
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('lastSeen_'))
    const kept = Object.keys(localStorage).filter((key) => key !== 'i18nextLng')
    expect(kept).toEqual(['lastEmail'])
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
