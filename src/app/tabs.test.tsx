import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { hashOf } from '@/lib/hash'
import { seededResetTokens } from '@/mocks/learners'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { allowReload, spyOnReload } from '@tests/support/reload'
import { renderApp } from '@tests/support/render-app'
import { fillIn, logOut, signIn } from '@tests/support/sign-in'
import {
  hear,
  inAnotherTab,
  logOutElsewhere,
  signInElsewhere,
  startSession,
  type News,
} from '@tests/support/tabs'

vi.hoisted(() => {
  const host = 'https://survey.example'
  vi.stubEnv('VITE_SURVEY_SCRIPTS', `${host}/1.js, ${host}/2.js, ${host}/3.js`)
  vi.stubEnv('VITE_SURVEY_FORM_ACTION', `${host}/answers`)
})

const sam = 'sam@example.com'
const ana = 'ana@example.com'
const kim = 'kim@example.com'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const sent = (call: string) => backend.requestsTo(call).map(({ body }) => body)
/** All that is stored, as one text. */
const stored = () =>
  JSON.stringify([sessionStorage, localStorage].map((storage) => Object.entries(storage)))

/** The page once it has the map of this learner. */
async function mapOf(name: string) {
  await waitFor(() => expect(document.body).toHaveTextContent(`You · ${name}`))
  return document.body
}

/** Opens a tab of sam's, with Remember me. */
async function openTab(path: string, state?: object) {
  const tab = await renderApp({ path, state, learner: sam })
  return { ...tab, reload: allowReload(tab) }
}

/** Opens a path whose session then expires in another tab. */
async function openExpiredPath() {
  const tab = await openTab('/learningpath', { skillId: 11 })
  await heading('Cook a simple recipe')
  await hear(
    'storage',
    inAnotherTab(() => localStorage.removeItem('accessToken')),
  )
  await screen.findByText('Please log in to continue')
  return tab
}

describe('a tab beside another one', () => {
  test('leads to sign-in where the learner logs out there', async () => {
    await openTab('/skillmap')
    await mapOf('sam.r')
    await hear('storage', logOutElsewhere())
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    expect(document.body).not.toHaveTextContent('sam.r')
  })

  test('leads to sign-in where the session expires there, and the same learner returns', async () => {
    const { user } = await openExpiredPath()
    await signIn(user, sam)
    expect(await heading('Cook a simple recipe')).toBeVisible()
  })

  test('returns to where the learner was who signs in again there, and to the map for another one', async () => {
    for (const [learner, title] of [
      [sam, 'Cook a simple recipe'],
      [ana, 'Your skill map'],
    ] as const) {
      const { unmount } = await openExpiredPath()
      await hear('storage', await signInElsewhere(learner))
      expect(await heading(title)).toBeVisible()
      unmount()
    }
  })

  test('shows the map of another learner who signs in there, and nothing of the one before', async () => {
    await openTab('/skillmap')
    await mapOf('sam.r')
    await hear('storage', await signInElsewhere(ana))
    expect(await mapOf('ana_m')).not.toHaveTextContent('sam.r')
  })
})

describe('ticks that are not saved when another learner signs in in another tab', () => {
  const saveCall = 'POST /api/user/selected-skills'
  const save = 'Save and continue'

  /** Opens sam's selection, in which he has unticked two of his three skills. */
  async function openSelection({ remember = false } = {}) {
    await startSession(sam, { remember })
    const area = remember ? localStorage : sessionStorage
    area.setItem('selectedSkills', '[31]')
    area.setItem('selectedOptions', '[3]')
    const tab = await renderApp({ path: '/skill-selection' })
    allowReload(tab)
    expect(await screen.findByText('1 skill chosen')).toBeVisible()
    return tab
  }

  /** The page becomes that of ana, who has three skills and has changed nothing. */
  async function becomesAnas() {
    await waitFor(() => {
      expect(sent(saveCall)).toEqual([])
      expect(screen.getByText('3 skills chosen')).toBeVisible()
    })
    expect(screen.queryByText('Not saved yet')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  }

  test.each<[News, boolean]>([
    ['storage', false],
    ['pageshow', false],
    ['visibilitychange', false],
    ['visibilitychange', true],
  ])('are gone at %s, with Remember me %s, and hers show', async (news, remember) => {
    await openSelection({ remember })
    await hear(news, await signInElsewhere(ana))
    await becomesAnas()
    expect(stored()).not.toContain('selected')
  })

  test.each([false, true])(
    'are gone, and sign-in shows, where her session is of the other tab only, with Remember me %s',
    async (remember) => {
      const { user } = await openSelection({ remember })
      await hear('storage', await signInElsewhere(ana, { remember: false }))
      await heading('Sign in')
      expect(Object.keys(sessionStorage)).toEqual([])
      // His place is not hers.
      await signIn(user, ana)
      expect(await heading('Your skill map')).toBeVisible()
    },
  )

  test.each([false, true])(
    'are not sent by a press before the tab has heard of it, with Remember me %s, and hers show',
    async (remember) => {
      const { user } = await openSelection({ remember })
      await signInElsewhere(ana)
      await press(user, save)
      await becomesAnas()
      expect(stored()).not.toContain('selected')
    },
  )

  test.each([false, true])(
    'are not stored for her before the tab has heard of it, with Remember me %s',
    async (remember) => {
      const { user } = await openSelection({ remember })
      await signInElsewhere(ana)
      await user.click(screen.getByLabelText('Make a budget', { selector: 'input' }))
      expect(localStorage.getItem('selectedSkills')).toBeNull()
      expect(localStorage.getItem('selectedOptions')).toBeNull()
    },
  )

  test('are not sent after a log-out there of which the tab has not heard, and sign-in shows', async () => {
    const { user } = await openSelection()
    logOutElsewhere()
    await press(user, save)
    await heading('Sign in')
    expect(sent(saveCall)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('an onboarding that is half done when another learner signs in in another tab', () => {
  const answers = {
    ageRange: '18-24',
    gender: 'Female',
    supportLevel: 'supported',
    username: 'kim.27',
    goals: [1, 4],
    customGoal: 'Play the guitar',
  }
  const kims = /kim|Play the guitar/

  /** Opens the wizard of kim, who has just signed up, at a step. */
  async function openWizard(step: number) {
    localStorage.setItem('registeredEmail', kim)
    localStorage.setItem('isNewUser', 'true')
    await startSession(kim, { remember: false })
    sessionStorage.setItem('wizard', JSON.stringify({ step, answers }))
    const tab = await renderApp({ path: '/lifegoals' })
    allowReload(tab)
    return tab
  }

  /** The page becomes an empty wizard of ana's. */
  async function becomesAnas() {
    await waitFor(() => {
      expect(sent('POST /onboarding/complete-profile')).toEqual([])
      expect(screen.getByText('First, a little about you', { selector: 'h1' })).toBeVisible()
    })
    expect(screen.getByLabelText('18-24')).not.toBeChecked()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(localStorage.getItem(`settings_${hashOf(ana)}`)).toBeNull()
  }

  test.each<News>(['storage', 'pageshow', 'visibilitychange'])(
    'is gone at %s, and theirs is empty',
    async (news) => {
      await openWizard(2)
      expect(await screen.findByLabelText('Username')).toHaveValue('kim.27')
      await hear(news, await signInElsewhere(ana))
      await becomesAnas()
      expect(stored()).not.toMatch(kims)
    },
  )

  test('is not sent by Finish before the tab has heard of it, and theirs is empty', async () => {
    const { user } = await openWizard(4)
    await screen.findByText('Play the guitar')
    await signInElsewhere(ana)
    await press(user, 'Finish')
    await becomesAnas()
    expect(stored()).not.toMatch(kims)
  })

  test('is not stored for them while it is filled in before the tab has heard of it', async () => {
    const { user } = await openWizard(2)
    const field = await screen.findByLabelText('Username')
    await signInElsewhere(ana)
    await user.type(field, '8')
    await press(user, 'Next')
    await heading('What would you like to learn?')
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(kims)
  })
})

/** All that a session without Remember me may have left in its tab. */
function fillTab(): void {
  const things = {
    userName: 'sam.r',
    currentSkillId: '11',
    selectedSkills: '[31]',
    selectedOptions: '[3]',
    wizard: JSON.stringify({ step: 2, answers: { username: 'sam.r' } }),
    trophyModal_11: 'true',
    introduction_11: 'true',
  }
  for (const [key, value] of Object.entries(things)) sessionStorage.setItem(key, value)
}

describe('a tab without Remember me whose learner logs out in another one', () => {
  test.each<News>(['storage', 'pageshow', 'visibilitychange'])(
    'keeps nothing of them at %s, and leads to sign-in',
    async (news) => {
      await startSession(sam, { remember: false })
      fillTab()
      const tab = await renderApp({ path: '/skill-selection' })
      allowReload(tab)
      await screen.findByText('1 skill chosen')
      await hear(news, logOutElsewhere())
      await heading('Sign in')
      expect(Object.keys(sessionStorage)).toEqual([])
      expect(stored()).not.toMatch(/sam\.r/)
    },
  )
})

describe('a tab that starts with the session of one learner while another one is signed in', () => {
  /** A tab of sam's that was closed, or asleep, while ana has signed in. */
  async function leaveTab() {
    sessionStorage.setItem('accessToken', await backend.tokenFor(sam))
    sessionStorage.setItem('learner', hashOf(sam))
    fillTab()
  }

  test('shows and keeps nothing of the first', async () => {
    await leaveTab()
    await signInElsewhere(ana)
    hold('/api/user/details')
    const { unmount } = await renderApp({ path: '/skillmap' })
    const map = await screen.findByRole('group', { name: 'Skill map' })
    expect(map).not.toHaveTextContent('sam.r')
    expect(Object.keys(sessionStorage)).toEqual([])
    unmount()
    await renderApp({ path: '/skill-selection' })
    expect(await screen.findByText('3 skills chosen')).toBeVisible()
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  test('leads to sign-in where her session is of another tab only', async () => {
    await leaveTab()
    await signInElsewhere(ana, { remember: false })
    // Her session of this browser is in the other tab, and the place is his.
    const entry = { usr: { skillId: 11 }, key: 'default', idx: 0, learner: hashOf(sam) }
    const { user } = await renderApp({ path: '/learningpath', entry })
    await heading('Sign in')
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(backend.requests).toEqual([])
    await signIn(user, ana)
    expect(await heading('Your skill map')).toBeVisible()
  })
})

describe('a screen that asks before the tab has heard that another learner has signed in', () => {
  test.each([false, true])(
    'starts again, and sends nothing with her token, with Remember me %s',
    async (remember) => {
      await startSession(sam, { remember })
      const { user } = await renderApp({ path: '/skillmap' })
      const reload = spyOnReload()
      await mapOf('sam.r')
      const asked = () => backend.requests.filter(({ path }) => path.endsWith('skillId=21'))
      expect(asked()).toEqual([])
      await signInElsewhere(ana)
      await user.click(await screen.findByRole('button', { name: /^Make a budget/ }))
      await waitFor(() => {
        expect(asked()).toEqual([])
        expect(reload).toHaveBeenCalled()
      })
      expect(asked()).toEqual([])
    },
  )
})

describe('Log out pressed before the tab has heard that another learner has signed in', () => {
  test.each([false, true])(
    'starts again, and leaves her session as it is, with Remember me %s',
    async (remember) => {
      await startSession(sam, { remember })
      const { user } = await renderApp({ path: '/skillmap' })
      const reload = spyOnReload()
      await mapOf('sam.r')
      await signInElsewhere(ana)
      const token = localStorage.getItem('accessToken')
      await logOut(user)
      await waitFor(() => expect(reload).toHaveBeenCalled())
      expect(localStorage.getItem('accessToken')).toBe(token)
      expect(sent('POST /auth/revoke-token')).toEqual([])
    },
  )
})

describe('a screen for everybody', () => {
  const token = seededResetTokens.live

  /** Other tabs do all that they may do, and this one hears of it in every way. */
  async function hearAll() {
    await hear('storage', logOutElsewhere())
    await hear('storage', await signInElsewhere(ana))
    await hear('pageshow', await signInElsewhere(kim))
    await hear('visibilitychange', logOutElsewhere())
  }

  test.each([
    ['sign-up', '/SignUp', ['E-mail', 'Password', 'Password again']],
    ['forgot-password', '/forgot-password', ['E-mail']],
    ['reset-password', `/reset-password?token=${token}`, ['New password', 'New password again']],
  ])('keeps what is typed: %s', async (_screen, path, labels) => {
    const { user, reload } = await openTab(path)
    for (const label of labels) await fillIn(user, label, `for ${label}`)
    await hearAll()
    expect(reload).not.toHaveBeenCalled()
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveValue(`for ${label}`)
  })

  test('keeps what is typed: the survey', async () => {
    const { reload } = await openTab('/feedback')
    await heading('Feedback')
    const form = document.querySelector('iframe')
    expect(form).toBeVisible()
    await hearAll()
    expect(reload).not.toHaveBeenCalled()
    expect(document.querySelector('iframe')).toBe(form)
  })

  test.each(['/', '/SignUp', '/feedback'])(
    'keeps nothing of a learner who logs out elsewhere: %s',
    async (path) => {
      await startSession(sam, { remember: false })
      fillTab()
      await renderApp({ path })
      await screen.findByRole('heading', { level: 1 })
      const reload = spyOnReload()
      await hear('storage', logOutElsewhere())
      expect(Object.keys(sessionStorage)).toEqual([])
      expect(reload).not.toHaveBeenCalled()
    },
  )
})

describe('a tab on the sign-in screen', () => {
  test('opens the map where a learner signs in elsewhere', async () => {
    allowReload(await renderApp({ path: '/SignIn' }))
    await heading('Sign in')
    await hear('storage', await signInElsewhere(ana))
    expect(await heading('Your skill map')).toBeVisible()
  })
})
