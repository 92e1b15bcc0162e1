import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { ratingAfter, rightOption } from '@tests/fixtures/curriculum-lessons'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { readingScreens } from '@tests/fixtures/screens-that-read'

/**
 * Every screen with every failure of its calls: it is reported once, in words, with what to do
 * next.
 */

// Without pauses between retries, which query-client.test.ts tests.
vi.mock('@/api/query-client', async (original) => {
  const { makeQueryClient } = await original<typeof import('@/api/query-client')>()
  return {
    makeQueryClient: (...args: Parameters<typeof makeQueryClient>) => {
      const client = makeQueryClient(...args)
      const options = client.getDefaultOptions()
      client.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 1 } })
      return client
    },
  }
})

const learner = 'sam@example.com'
const refused = (status: number, message: string) => () =>
  HttpResponse.json({ message }, { status })

/** Texts of alerts; empty live regions do not count. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

/** The response, the mapped message, and how often the request is sent. */
const failures = [
  ['400 with a message', refused(400, 'This skill is closed'), 'This skill is closed', 1],
  ['403', refused(403, 'x'), "You don't have permission to access this resource", 1],
  ['404', refused(404, 'x'), 'The requested resource was not found', 1],
  ['500', refused(500, 'stack trace'), 'Server error occurred', 4],
  ['503', () => new HttpResponse(null, { status: 503 }), 'An unexpected error occurred', 4],
  ['a dropped connection', () => HttpResponse.error(), 'No response from server', 4],
  ['a page', () => HttpResponse.html('<h1>Wi-Fi</h1>'), 'An unexpected error occurred', 1],
  ['a wrong shape', () => HttpResponse.json(7), 'An unexpected error occurred', 1],
] as const

const cases = readingScreens.flatMap((given) =>
  failures.map(([what, response, sentence, attempts]) => ({
    ...given,
    what,
    response,
    sentence,
    attempts,
  })),
)

describe('a failed read', () => {
  it.each(cases)(
    'on $name with $what is reported once, with a way on, and Retry loads the screen',
    async ({ path, state, reads, fails, ownSentence, ready, response, sentence, attempts }) => {
      let isBroken = true
      backend.use(http.get(`*${reads}`, () => (isBroken ? response() : undefined)))
      const { user } = await renderApp({ path, state, learner })

      await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(fails)]))
      const said = screen.queryAllByText(sentence, { exact: false })
      expect(said).toHaveLength(ownSentence ? 0 : 1)
      expect(screen.queryByText(/stack trace|<h1>/)).toBeNull()
      expect(backend.requestsTo(`GET ${reads}`)).toHaveLength(attempts)

      isBroken = false
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await ready()).toBeVisible()
      expect(alerts()).toEqual([])
    },
  )

  it.each(readingScreens)(
    'on $name with 401 ends the session and is reported once',
    async ({ path, state, reads }) => {
      backend.use(http.get(`*${reads}`, refused(401, 'jwt expired')))
      await renderApp({ path, state, learner })
      const sentence = 'Your session has expired. Please sign in again.'
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(screen.getAllByText(sentence)).toHaveLength(1)
      expect(window.location.pathname).toBe('/SignIn')
    },
  )
})

type WritingScreen = {
  name: string
  path: string
  state: unknown
  writes: `/${string}`
  /** Performs the write; after a failure, performs it again. */
  act: (user: UserEvent) => Promise<void>
  /** The message, with what to do next. */
  says: RegExp
  /** Waits for what shows after saving. */
  done: () => Promise<HTMLElement>
}

const skillId = 11
const lesson = '/learningpath/practice'

/** Every screen that saves; a new one needs an entry here. */
const writingScreens: readonly WritingScreen[] = [
  {
    name: 'the answer to a quiz',
    path: lesson,
    state: { skillId, module: aModule({ id: 1004, type: 'quiz' }) },
    writes: '/api/quiz/answers',
    act: async (user) =>
      user.click(await screen.findByRole('button', { name: rightOption(1004, 0) })),
    says: /Then choose your answer again\..*Error submitting answer/,
    done: () => screen.findByText('Well done! You got it right!'),
  },
  {
    name: 'the end of a video',
    path: lesson,
    state: { skillId, module: aModule({ id: 1003, type: 'video' }) },
    writes: '/api/subskill/update-state',
    act: async (user) => {
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
      fireEvent.ended(document.querySelector('video') ?? document.body)
      await user.click(await screen.findByRole('button', { name: 'Continue' }))
    },
    says: /Not saved\. .*press Continue again\./,
    done: () => screen.findByText(/^Question 1 of/),
  },
  {
    name: 'a page that was read',
    path: '/learningpath/knowledge',
    state: { skillId, module: aModule({ id: 1014, type: 'pdf' }) },
    writes: '/api/subskill/update-state',
    act: async (user) => user.click(await screen.findByRole('button', { name: 'Continue' })),
    says: /Not saved\. .*press Continue again\./,
    done: () => screen.findByRole('dialog', { name: 'Congratulations!' }),
  },
  {
    name: 'a practice',
    path: '/learningpath/recipe',
    state: { skillId, module: aModule({ id: 1013, type: 'practice' }) },
    writes: '/api/subskill/update-state',
    act: async (user) => {
      if (screen.queryByRole('button', { name: 'Complete' }) === null) {
        await user.click(await screen.findByRole('button', { name: 'Continue' }))
      }
      await user.click(screen.getByRole('button', { name: 'Complete' }))
    },
    says: /Not saved\. .*press Complete again\./,
    done: () => screen.findByRole('dialog', { name: 'Well done!' }),
  },
  {
    name: 'the steps of a challenge',
    path: '/learningpath/challenge',
    state: { skillId: 41, module: aModule({ id: 4010, type: 'challenge' }) },
    writes: '/api/subskill/update-state',
    act: async (user) => {
      // On the second try the boxes are still checked, so only Continue is pressed.
      if (screen.queryAllByRole('checkbox').length === 0) {
        await user.click(await screen.findByRole('button', { name: 'Continue' }))
        for (const box of screen.getAllByRole('checkbox')) await user.click(box)
      }
      await user.click(screen.getByRole('button', { name: 'Continue' }))
    },
    says: /Not saved\. .*press Continue again\./,
    done: () => screen.findByRole('heading', { name: 'Rate This Lesson' }),
  },
  {
    name: 'the rating of a lesson',
    path: '/learningpath/feedback',
    state: ratingAfter(1006),
    writes: '/api/submit_feedback',
    act: async (user) => {
      for (const question of await screen.findAllByRole('radiogroup')) {
        const star = within(question).getByRole('radio', { name: /^4 of 5/ })
        // Pressing a chosen star again would clear it.
        if (!(star instanceof HTMLInputElement && star.checked)) await user.click(star)
      }
      await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
    },
    says: /(Not saved\. |may have been sent\. ).*press Submit Feedback again\./,
    done: () => screen.findByRole('dialog', { name: 'Great Job!' }),
  },
]

const writeFailures = failures.filter(([what]) =>
  ['403', '500', 'a dropped connection', 'a page'].includes(what),
)
const writeCases = writingScreens.flatMap((given) =>
  writeFailures.map(([what, response]) => ({ ...given, what, response })),
)

describe('a failed write', () => {
  it.each(writeCases)(
    '$name with $what is sent once and reported, nothing is lost, and the next try works',
    async ({ path, state, writes, act, says, done, response }) => {
      backend.use(http.post(`*${writes}`, () => response(), { once: true }))
      const { user } = await renderApp({ path, state, learner })
      await act(user)
      await waitFor(() => expect(document.body).toHaveTextContent(says))
      expect(document.body.textContent).not.toMatch(/stack trace|<h1>/)
      expect(backend.requestsTo(`POST ${writes}`)).toHaveLength(1)

      await act(user)
      expect(await done()).toBeVisible()
    },
  )
})
