import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { session } from '@/session/session'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { lessonLocation } from '@tests/support/lessons'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'
import { startSession } from '@tests/support/tabs'

const sam = 'sam@example.com'
const lucia = 'lucia@example.com'
const kim = 'kim@example.com'
/** A module of a path that sam and lucia both have. */
const video = 1003

const completion = 'POST /api/subskill/update-state'
const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
const button = (name: string) => screen.findByRole('button', { name })
const skill = (name: string) => screen.findByLabelText(name, { selector: 'input' })
const isSent = (call: string) => waitFor(() => expect(backend.requestsTo(call)).toHaveLength(1))
const player = () =>
  waitFor(() => {
    const element = document.querySelector('video')
    if (!element) throw new Error('There is no player yet')
    return element
  })

type End = 'signed-out' | 'expired'

/** The session ends, and another learner signs in in the same tab. */
async function handOver(user: UserEvent, end: End) {
  act(() => session.end(end))
  await heading('Sign in')
  await signIn(user, lucia)
  await heading('Your skill map')
}

/** Sam's selection, of which the answer to a save is held. */
async function saveSelection() {
  const app = await renderApp({ path: '/skill-selection', learner: sam })
  await app.user.click(await skill('Cook a simple recipe'))
  const release = hold('/api/user/selected-skills')
  await app.user.click(await button('Save and continue'))
  await isSent('POST /api/user/selected-skills')
  return { ...app, release }
}

/** All that the tab has: stored, shown, and asked for. */
const everything = () => ({
  stored: [sessionStorage, localStorage].map((storage) => Object.entries(storage)),
  // But what lies over a video for its first 1.5 s.
  shown: document.body.textContent.replace('Loading the video…', ''),
  address: window.location.pathname + window.location.search,
  asked: backend.requests.map(({ method, path }) => `${method} ${path}`),
})

/** Gives the answer that is held, and waits until calls that were made after it are answered. */
async function arrive(release: (answer?: Response) => void, answer: Response) {
  const later = 'https://later.test.example/'
  backend.use(http.get(later, () => HttpResponse.json({})))
  await act(async () => {
    release(answer)
    await (await fetch(later)).json()
    await (await fetch(later)).json()
  })
}

/** Whatever arrives changes nothing of the learner who is there now. */
async function expectNoChange(release: (answer?: Response) => void, answer: Response) {
  const before = everything()
  await arrive(release, answer)
  const { asked, ...after } = everything()
  const others = asked.filter((call) => call !== 'GET /')
  expect({ ...after, asked: others }).toEqual(before)
}

const saved = () => HttpResponse.json({ success: true })
const failed = () => HttpResponse.json({ message: 'Not now' }, { status: 500 })
const lost = () => HttpResponse.error()
const taken = () => HttpResponse.json({ message: 'Username already exists' }, { status: 409 })

type Row = [end: End, what: string, answer: () => Response]
const rows: Row[] = [
  ['signed-out', 'it is saved', saved],
  ['expired', 'it is saved', saved],
  ['signed-out', 'it failed', failed],
  ['expired', 'no answer', lost],
]

describe('an answer to a write of a session that is over changes nothing for the next learner:', () => {
  test.each(rows)('a lesson, %s, %s', async (end, _what, answer) => {
    const { user, router } = await openLesson(video)
    const release = hold('/api/subskill/update-state')
    fireEvent.ended(await player())
    await user.click(await button('Continue'))
    await isSent(completion)
    await handOver(user, end)

    // She is in the middle of the same lesson.
    const { address, state } = lessonLocation(video)
    await act(() => router.navigate(address, { state }))
    const element = await player()
    Object.defineProperty(element, 'duration', { configurable: true, value: 60 })
    fireEvent.loadedMetadata(element)
    element.currentTime = 12
    fireEvent.timeUpdate(element)
    await screen.findByText('Lesson 1 of 3')
    expect(await button('Continue')).toHaveAttribute('aria-disabled', 'true')
    await expectNoChange(release, answer())
    expect(await button('Continue')).toHaveAttribute('aria-disabled', 'true')
  })

  test.each<Row>([...rows, ['signed-out', 'the name is taken, by her', taken]])(
    'an onboarding, %s, %s',
    async (end, _what, answer) => {
      await startSession(kim, { remember: true })
      const answers = {
        ageRange: '25-34',
        gender: 'Female',
        supportLevel: 'supported',
        username: 'lucia',
        goals: [4],
        customGoal: 'Play the guitar',
      }
      localStorage.setItem('wizard', JSON.stringify({ step: 4, answers }))
      const { user, router } = await renderApp({ path: '/lifegoals' })
      await screen.findByText('Play the guitar')
      const release = hold('/onboarding/complete-profile')
      await user.click(await button('Finish'))
      await isSent('POST /onboarding/complete-profile')
      await handOver(user, end)

      // She begins to change her own answers.
      await act(() => router.navigate('/lifegoals'))
      await heading('First, a little about you')
      await user.click(screen.getByLabelText('18-24'))
      await expectNoChange(release, answer())
      expect(screen.getByLabelText('18-24')).toBeChecked()
    },
  )

  test.each(rows)('a selection, %s, %s', async (end, _what, answer) => {
    const { user, router, release } = await saveSelection()
    await handOver(user, end)

    // She has ticks of her own that are not saved.
    await act(() => router.navigate('/skill-selection'))
    await user.click(await skill('Make a budget'))
    await screen.findByText('Not saved yet')
    await expectNoChange(release, answer())
    expect(screen.getByText('Not saved yet')).toBeVisible()
  })
})

describe('an answer to a save of a session that has expired', () => {
  test('leaves the ticks of the learner who has signed in again, to be saved again', async () => {
    const { user, release } = await saveSelection()
    act(() => session.end('expired'))
    await heading('Sign in')
    await signIn(user, sam)
    await screen.findByText('Not saved yet')
    await expectNoChange(release, saved())
    expect(await skill('Cook a simple recipe')).not.toBeChecked()
    await user.click(await button('Save and continue'))
    await heading('Your skill map')
  })
})

describe('an answer to a read of a session that is over', () => {
  const entry = {
    category: { id: 9, name: 'Things of Sam' },
    selectedSkills: [{ id: 91, name: 'A skill of Sam', progress: 0 }],
  }
  const path = { skill_name: 'A skill of Sam', subskills: [{ id: 1, title: 'Part of Sam' }] }

  test.each<[call: string, screen: string, answer: object]>([
    ['/api/skill-map/with-selection', '/skillmap', { 'skill-map': [entry] }],
    ['/api/user/details', '/skillmap', { user: { username: 'sam.r' } }],
    ['/api/subskills', '/learningpath', path],
  ])('is neither shown nor stored: %s', async (call, address, answer) => {
    const release = hold(call)
    const state = { skillId: 11 }
    const { user } = await renderApp({ path: address, state, learner: sam })
    await waitFor(() => expect(backend.requestsTo(`GET ${call}`)).toHaveLength(1))
    await handOver(user, 'signed-out')
    await waitFor(() => expect(document.body).toHaveTextContent('You · lucia'))
    await screen.findByLabelText('What comes next')
    await expectNoChange(release, HttpResponse.json(answer))
    expect(document.body).not.toHaveTextContent(/of sam|sam\.r/i)
  })
})

describe('a lesson that is saved in the moment of a log-out', () => {
  /** Sam has watched a video, and is asked whether he wants to log out in the middle of it. */
  async function openBoth() {
    const { user } = await openLesson(video)
    fireEvent.ended(await player())
    const goOn = await button('Continue')
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-disabled'))
    await user.click(await button('Menu'))
    await user.click(await button('Log out'))
    return { user, goOn, logOut: await button('Log out now') }
  }

  test('is sent and not aborted where Log out follows at once', async () => {
    let answer = () => {}
    const wait = new Promise<void>((resolve) => (answer = resolve))
    let isAborted: boolean | undefined
    backend.use(
      http.post('*/api/subskill/update-state', async ({ request }) => {
        await wait
        isAborted = request.signal.aborted
        return HttpResponse.json({ updatedState: 'completed' })
      }),
    )
    const { goOn, logOut } = await openBoth()
    await act(async () => goOn.click())
    await act(async () => logOut.click())
    await heading('Sign in')
    answer()
    await waitFor(() => expect(isAborted).toBe(false))
    expect(backend.requestsTo(completion)).toHaveLength(1)
  })

  test.each(['Log out', 'Continue'])(
    'is neither sent nor spoken of where both are pressed in one tick, %s first',
    async (first) => {
      const { goOn, logOut } = await openBoth()
      act(() => {
        for (const one of first === 'Continue' ? [goOn, logOut] : [logOut, goOn]) one.click()
      })
      await heading('Sign in')
      await waitFor(() => expect(backend.requestsTo('POST /auth/revoke-token')).toHaveLength(1))
      await screen.findByText('You are logged out.')
      expect(screen.queryByText(/not saved/)).toBeNull()
      expect(backend.requestsTo(completion)).toEqual([])
    },
  )
})
