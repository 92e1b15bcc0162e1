import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { showToast } from '@/components/messages/toasts'
import { hashOf } from '@/lib/hash'
import { session } from '@/session/session'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'
import { logOut, signIn } from '@tests/support/sign-in'
import { startSession } from '@tests/support/tabs'

const sam = 'sam@example.com'
const lucia = 'lucia@example.com'
const kim = 'kim@example.com'
const expired = 'Your session has expired. Please sign in again.'
const address = { path: '/learningpath?skill=11', state: { skillId: 11 } }
const path = { ...address, learner: sam }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mapHeading = () => heading('Your skill map')
const pathHeading = () => heading('Cook a simple recipe')
const ends = () => screen.findByText(expired)

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
/** A session of sam that is in the browser already. */
async function storeSession(expiresAt: string): Promise<void> {
  localStorage.setItem('accessToken', await backend.tokenFor(sam))
  localStorage.setItem('learner', hashOf(sam))
  localStorage.setItem('expiresAt', expiresAt)
}

/** The backend forgets every session: each call is answered with 401. */
const endAllSessions = () =>
  backend.work((db) => {
    db.sessions = []
  })

describe('the end of a session', () => {
  test('comes at its time, and the same learner returns to their place', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await storeSession(fromNow(60_000))
    const { user } = await renderApp(address)
    await pathHeading()
    await act(() => vi.advanceTimersByTimeAsync(40_000))
    expect(screen.queryByText(expired)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await ends()
    vi.useRealTimers()
    expect(window.location.pathname).toBe('/SignIn')
    expect(localStorage.getItem('accessToken')).toBeNull()
    await signIn(user, sam)
    expect(await pathHeading()).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
  })

  test('comes at once where its time is past, and leaves nothing to the next learner', async () => {
    await storeSession(fromNow(-1))
    localStorage.setItem('currentSkillId', '11')
    const { user } = await renderApp(address)
    await ends()
    expect(JSON.stringify(window.history.state)).not.toContain(sam)
    expect(backend.requests).toEqual([])

    // Another learner is led by the rules of a sign-in, not to the place of this one.
    await signIn(user, lucia)
    await mapHeading()
    expect(localStorage.getItem('currentSkillId')).toBeNull()
    expect(sessionStorage.getItem('currentSkillId')).toBeNull()
  })

  test('comes with a 401 of a write, is said once, and the same learner finds their choice', async () => {
    const { user } = await renderApp({ path: '/skill-selection', learner: sam })
    await user.click(await screen.findByRole('checkbox', { name: 'Make a budget' }))
    await endAllSessions()
    await user.click(screen.getByRole('button', { name: 'Save and continue' }))
    await ends()
    expect(screen.getAllByText(expired)).toHaveLength(1)
    await signIn(user, sam)
    // It was chosen before.
    expect(await screen.findByRole('checkbox', { name: 'Make a budget' })).not.toBeChecked()
    expect(window.location.pathname).toBe('/skill-selection')
  })

  test('comes with the first read of a sign-in, and another sign-in does not wait for that read', async () => {
    const refusal = () => HttpResponse.json({}, { status: 401 })
    backend.use(http.get('*/api/skill-map/with-selection', refusal, { once: true }))
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam)
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/skill-map/with-selection')).toHaveLength(1),
    )
    await ends()
    await signIn(user, sam)
    expect(await mapHeading()).toBeVisible()
  })

  test('takes away what was said to its learner', async () => {
    await renderApp(path)
    await pathHeading()
    act(() => showToast({ kind: 'error', text: 'shell.notUpdated' }))
    expect(screen.getByText(/^This page could not be updated/)).toBeVisible()
    act(() => session.end('expired'))
    await ends()
    expect(screen.queryByText(/^This page could not be updated/)).toBeNull()
  })

  test('is not the end of the next one, where a late 401 still carries its token', async () => {
    let refuse = () => {}
    const late = new Promise<Response>((resolve) => {
      refuse = () => resolve(HttpResponse.json({}, { status: 401 }))
    })
    backend.use(http.get('*/api/skill-map/with-selection', () => late, { once: true }))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await logOut(user)
    await heading('Sign in')
    await signIn(user, lucia)
    await mapHeading()
    refuse()
    await user.click(await screen.findByRole('button', { name: /^Make a budget/ }))
    expect(await heading('Make a budget')).toBeVisible()
    expect(screen.queryByText(expired)).toBeNull()
  })
})

describe.each([true, false])('the same learner, who had Remember me %s before', (remembered) => {
  /** The session expires, and they sign in with the other choice. */
  async function comeBack(user: UserEvent, email: string) {
    act(() => session.end('expired'))
    await ends()
    if (!remembered) await user.click(screen.getByLabelText('Remember me'))
    await signIn(user, email)
  }
  const [before, now] = remembered ? [localStorage, sessionStorage] : [sessionStorage, localStorage]

  test('finds the ticks that were not saved, now with the new session only', async () => {
    await startSession(sam, { remember: remembered })
    const { user } = await renderApp({ path: '/skill-selection' })
    await user.click(await screen.findByLabelText('Make a budget', { selector: 'input' }))
    const ticks = before.getItem('selectedSkills')
    expect(ticks).not.toBeNull()
    await comeBack(user, sam)
    expect(await screen.findByText('Not saved yet')).toBeVisible()
    expect(screen.getByLabelText('Make a budget', { selector: 'input' })).not.toBeChecked()
    for (const key of ['selectedSkills', 'selectedOptions']) {
      expect(now.getItem(key)).not.toBeNull()
      expect(before.getItem(key)).toBeNull()
    }
    expect(now.getItem('selectedSkills')).toBe(ticks)
  })

  test('finds the onboarding that was not finished, now with the new session only', async () => {
    await startSession(kim, { remember: remembered })
    const { user } = await renderApp({ path: '/lifegoals' })
    await heading('First, a little about you')
    await user.click(screen.getByLabelText('18-24'))
    const draft = before.getItem('wizard')
    expect(draft).toContain('18-24')
    await comeBack(user, kim)
    await heading('First, a little about you')
    expect(screen.getByLabelText('18-24')).toBeChecked()
    expect(now.getItem('wizard')).toBe(draft)
    expect(before.getItem('wizard')).toBeNull()
  })
})

describe('a computer that learners share', () => {
  /** From a path over the map to sign-in. */
  async function logOutOnMap(): Promise<UserEvent> {
    const { user } = await renderApp(path)
    await user.click(await screen.findByRole('link', { name: 'Back to the skill map' }))
    await mapHeading()
    await logOut(user)
    await heading('Sign in')
    return user
  }
  const bearers = (call: string) =>
    backend.requestsTo(call).map(({ headers }) => headers['authorization'])

  test('asks everything anew for the next learner, also after Back', async () => {
    const user = await logOutOnMap()
    await signIn(user, lucia)
    await mapHeading()
    const bearer = `Bearer ${sessionStorage.getItem('accessToken')}`
    expect(bearers('GET /api/skill-map/with-selection').at(-1)).toBe(bearer)
    act(() => window.history.back())
    await pathHeading()
    await waitFor(() => expect(bearers('GET /api/subskills').at(-1)).toBe(bearer))
  })

  test('opens a lesson of the one before by its address alone, so that it stays locked', async () => {
    servePath(subSkill('Read', [null, null]))
    const module = { id: 'Read 2', type: 'video', title: 'Read 2', subSkillId: 'Read' }
    const { user } = await renderApp({
      path: '/learningpath/knowledge?skill=11&type=video&module=Read+2&step=Read',
      state: { skillId: 11, module },
      learner: sam,
    })
    await heading('Read 2')
    await user.click(await screen.findByRole('link', { name: 'Norte, to your skill map' }))
    await mapHeading()
    act(() => window.history.back())
    expect(await heading('Read 2')).toBeVisible()
    act(() => window.history.forward())
    await mapHeading()
    await logOut(user)
    await heading('Sign in')
    await signIn(user, lucia)
    await mapHeading()
    act(() => window.history.back())
    expect(await heading('This lesson is still locked')).toBeVisible()
  })

  test('shows nothing of one learner to the next, who signs in from the landing', async () => {
    const { user } = await renderApp({ path: '/', learner: sam })
    await user.click(await screen.findByRole('link', { name: 'Continue learning' }))
    await mapHeading()
    await logOut(user)
    await heading('Sign in')
    act(() => window.history.back())
    await user.click(await screen.findByRole('link', { name: 'Get Started' }))
    await heading('Sign in')
    await signIn(user, lucia)
    await mapHeading()
    const bearer = `Bearer ${sessionStorage.getItem('accessToken')}`
    expect(bearers('GET /api/skill-map/with-selection').at(-1)).toBe(bearer)
  })
})
