import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { seededResetTokens } from '@/mock-backend/seed/learners'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend } from '@tests/support/backend'
import { ratingAfter, rightOption } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/ui/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/*
 * Every write of the contract with every fault. A row is a write: how a learner gets to its last press, and what they
 * read then. A column is a fault, in the tests below the table.
 */

type Write = {
  name: string
  call: `/${string}`
  /** Nobody is signed in without one. */
  learner?: string
  at: { path: string; state?: object }
  fillIn?: (user: UserEvent) => Promise<void>
  /** What leads to the last press after the next sign-in. */
  comeBack?: (user: UserEvent) => Promise<void>
  /** The button of the last press. */
  send: string | ((name: string) => boolean)
  /** What stays on the screen when it was not saved. */
  stays: () => void
  /** The sentence when no answer has come. */
  lost: RegExp
  refused: RegExp
  saved: () => Promise<unknown>
  /** What the next press leads to where the server has saved the first; by default the same as `saved`. */
  savedBefore?: () => Promise<unknown>
  /** Whether a write that takes long can be sent again: it is harmless twice. */
  tryAgain?: true
}

const sam = 'sam@example.com'
const skillId = 11

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const text = (words: string | RegExp) => screen.findByText(words)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

async function enter(user: UserEvent, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(value)
  }
}

function expectEntries(entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) {
    expect(screen.getByLabelText(label)).toHaveValue(value)
  }
}

const account = {
  'E-mail': 'new@example.com',
  Password: 'Norte2026',
  'Password again': 'Norte2026',
}
const credentials = { 'E-mail': sam, Password: 'Norte2026' }
const newPassword = { 'New password': 'Puerto2027', 'New password again': 'Puerto2027' }

const lesson = {
  call: '/api/subskill/update-state',
  learner: sam,
  lost: /Not saved\./,
  refused: /Not saved\./,
  tryAgain: true,
} as const

const writes: readonly Write[] = [
  {
    name: 'a new account',
    call: '/auth/register',
    at: { path: '/SignUp' },
    fillIn: (user) => enter(user, account),
    send: 'Create account',
    stays: () => expectEntries(account),
    lost: /No response from server/,
    refused: /Username or email is already taken/,
    saved: () => text('Your account is ready. Sign in.'),
    savedBefore: () => screen.findByRole('link', { name: 'Sign in with this e-mail' }),
  },
  {
    name: 'a sign-in',
    call: '/auth/validate_user',
    at: { path: '/SignIn' },
    fillIn: (user) => enter(user, credentials),
    send: 'Sign in',
    stays: () => expectEntries(credentials),
    lost: /No response from server/,
    refused: /You don't have permission/,
    saved: () => heading('Your skill map'),
    tryAgain: true,
  },
  {
    name: 'a link for a new password',
    call: '/auth/forgot_password',
    at: { path: '/forgot-password' },
    fillIn: (user) => enter(user, { 'E-mail': sam }),
    send: 'Send me a link',
    stays: () => expectEntries({ 'E-mail': sam }),
    lost: /There was an error sending the email\./,
    refused: /Not now/,
    saved: () => text('Password reset email sent'),
    tryAgain: true,
  },
  {
    name: 'a new password',
    call: '/auth/reset_password',
    at: { path: `/reset-password?token=${seededResetTokens.live}` },
    fillIn: (user) => enter(user, newPassword),
    send: 'Save new password',
    stays: () => expectEntries(newPassword),
    lost: /An error occurred while processing your request\./,
    refused: /An error occurred while processing your request\./,
    saved: () => text('Password reset successful.'),
    savedBefore: () => text('Your new password may be saved already.'),
  },
  {
    name: 'a profile',
    call: '/onboarding/complete-profile',
    learner: 'kim@example.com',
    at: { path: '/lifegoals' },
    fillIn: async (user) => {
      await user.click(await screen.findByRole('radio', { name: '18–24' }))
      await user.click(screen.getByRole('radio', { name: 'Female' }))
      await press(user, 'Next')
      await user.click(screen.getByRole('radio', { name: 'Supported' }))
      await press(user, 'Next')
      await enter(user, { Username: 'kim.27' })
      await press(user, 'Next')
      await user.click(await screen.findByRole('checkbox', { name: 'Managing Finances' }))
      await press(user, 'Next')
    },
    send: 'Finish',
    stays: () => expect(screen.getByText('kim.27')).toBeVisible(),
    lost: /An error occurred while saving your profile/,
    refused: /An error occurred while saving your profile/,
    saved: () => heading('Choose your skills'),
    tryAgain: true,
  },
  {
    name: 'chosen skills',
    call: '/api/user/selected-skills',
    learner: sam,
    at: { path: '/skill-selection' },
    fillIn: async (user) =>
      user.click(await screen.findByRole('checkbox', { name: 'Make a budget' })),
    send: 'Save and continue',
    // It was chosen before.
    stays: () => expect(screen.getByRole('checkbox', { name: 'Make a budget' })).not.toBeChecked(),
    lost: /Failed to save skills/,
    refused: /Failed to save (skills|categories)/,
    saved: () => heading('Your skill map'),
    tryAgain: true,
  },
  {
    name: 'an answer of a quiz',
    call: '/api/quiz/answers',
    learner: sam,
    at: {
      path: '/learningpath/practice',
      state: { skillId, module: aModule({ id: 1004, type: 'quiz' }) },
    },
    send: rightOption(1004, 0),
    stays: () => expect(screen.getByText(/^Question 1 of/)).toBeVisible(),
    lost: /Then choose your answer again\..*Error submitting answer/,
    refused: /Then choose your answer again\..*Error submitting answer/,
    saved: () => text('Well done! You got it right!'),
    tryAgain: true,
  },
  {
    ...lesson,
    name: 'a watched video',
    at: {
      path: '/learningpath/practice',
      state: { skillId, module: aModule({ id: 1003, type: 'video' }) },
    },
    fillIn: async () => {
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
      fireEvent.ended(document.querySelector('video') ?? document.body)
    },
    send: 'Continue',
    stays: () =>
      expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled'),
    saved: () => text(/^Question 1 of/),
  },
  {
    ...lesson,
    name: 'a sheet',
    at: {
      path: '/learningpath/knowledge',
      state: { skillId, module: aModule({ id: 1014, type: 'pdf' }) },
    },
    send: 'Continue',
    stays: () => expect(screen.getByRole('link', { name: 'Save the sheet' })).toBeVisible(),
    saved: () => dialog('Congratulations!'),
  },
  {
    ...lesson,
    name: 'a practice',
    at: {
      path: '/learningpath/recipe',
      state: { skillId, module: aModule({ id: 1013, type: 'practice' }) },
    },
    fillIn: (user) => press(user, 'Continue'),
    send: 'Complete',
    stays: () => expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible(),
    saved: () => dialog('Well done!'),
  },
  {
    ...lesson,
    name: 'a challenge',
    at: {
      path: '/learningpath/challenge',
      state: { skillId: 41, module: aModule({ id: 4010, type: 'challenge' }) },
    },
    fillIn: async (user) => {
      await press(user, 'Continue')
      for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    },
    comeBack: async (user) => {
      await press(user, 'Continue')
      await screen.findAllByRole('checkbox')
    },
    send: 'Continue',
    stays: () => {
      for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked()
    },
    saved: () => heading('Rate This Lesson'),
  },
  {
    name: 'the stars of a lesson',
    call: '/api/submit_feedback',
    learner: sam,
    at: { path: '/learningpath/feedback', state: ratingAfter(1006) },
    fillIn: async (user) => {
      for (const question of await screen.findAllByRole('radiogroup')) {
        await user.click(within(question).getByRole('radio', { name: /^4 of 5/ }))
      }
    },
    send: 'Submit Feedback',
    stays: () =>
      expect(screen.getAllByRole('radio', { name: /^4 of 5/, checked: true })).toHaveLength(2),
    lost: /Your stars may have been sent\. .*press Submit Feedback again\./,
    refused: /Not saved\. .*press Submit Feedback again\./,
    saved: () => dialog('Great Job!'),
  },
]

afterEach(() => vi.useRealTimers())

const says = (words: RegExp) => waitFor(() => expect(document.body).toHaveTextContent(words))

describe.each(writes)('$name', (write) => {
  const { call, learner, at, fillIn, stays, saved, savedBefore = saved } = write
  const button = () => screen.findByRole('button', { name: write.send })
  const sent = () => backend.requestsTo(`POST ${call}`)

  /** Everything before the last press. The first request gets this response. */
  async function fillInAll(response: (request: Request) => Promise<Response | undefined>) {
    const { user } = await renderApp({ ...at, ...(learner !== undefined && { learner }) })
    await fillIn?.(user)
    backend.use(http.post(`*${call}`, ({ request }) => response(request), { once: true }))
    return user
  }

  async function pressesAgain(user: UserEvent, outcome: () => Promise<unknown>) {
    await waitFor(stays)
    const before = sent().length
    await user.click(await button())
    await outcome()
    expect(sent()).toHaveLength(before + 1)
  }

  it('that is lost before the server has it is not saved: it says so, and stays for another press', async () => {
    const user = await fillInAll(async () => HttpResponse.error())
    await user.click(await button())
    await says(write.lost)
    expect(sent()).toHaveLength(1)
    await pressesAgain(user, saved)
  })

  it('whose answer is lost claims nothing, and another press finds it saved', async () => {
    const user = await fillInAll(async (request) => {
      await fetch(request.clone())
      return HttpResponse.error()
    })
    await user.click(await button())
    await says(write.lost)
    await pressesAgain(user, savedBefore)
  })

  it('that is refused is sent once, says so, and stays for another press', async () => {
    const user = await fillInAll(async () =>
      HttpResponse.json({ message: 'Not now' }, { status: 403 }),
    )
    await user.click(await button())
    await says(write.refused)
    expect(sent()).toHaveLength(1)
    await pressesAgain(user, saved)
  })

  it.runIf(learner)(
    'after the end of the session is there again after the next sign-in',
    async () => {
      const user = await fillInAll(async () => new HttpResponse(null, { status: 401 }))
      await user.click(await button())
      await text('Your session has expired. Please sign in again.')
      expect(sent()).toHaveLength(1)
      await signIn(user, learner ?? '')
      await write.comeBack?.(user)
      await button()
      await pressesAgain(user, saved)
    },
  )

  it('is sent once where it is pressed twice, even before the first press has rendered', async () => {
    await fillInAll(() => delay(50).then(() => undefined))
    const pressed = await button()
    act(() => {
      pressed.click()
      pressed.click()
    })
    await saved()
    expect(sent()).toHaveLength(1)
  })

  it('that takes long says so after eight seconds, and is never sent again by itself', async () => {
    const user = await fillInAll(() => new Promise<never>(() => {}))
    const pressed = await button()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    act(() => pressed.click())
    await waitFor(() => expect(sent()).toHaveLength(1))
    const slow = 'This takes longer than usual. Your internet may be slow.'
    expect(screen.queryByText(slow)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText(slow)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(sent()).toHaveLength(1)
    vi.useRealTimers()
    const retries = screen.queryAllByRole('button', { name: 'Retry' })
    expect(retries).toHaveLength(write.tryAgain ? 1 : 0)
    for (const retry of retries) {
      await user.click(retry)
      await saved()
    }
  })
})
