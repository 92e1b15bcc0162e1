import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { modulesOf } from '@/mock-backend/server/content'
import { aModule } from '@tests/fixtures/lesson-data'
import { smallContent } from '@tests/fixtures/small-content'
import { backend } from '@tests/support/backend'
import { resetPdf, somePdfData } from '@tests/support/react-pdf'
import { renderApp } from '@tests/support/render-app'

const path = '/learningpath/recipe'
const practiceId = 1004
const practice = aModule({
  id: practiceId,
  type: 'practice',
  title: 'Practise',
  nodeType: 'recipe',
})
const start = { path, learner: 'lucia@example.com', state: { skillId: 11, module: practice } }

beforeEach(() => {
  backend.fresh({ content: smallContent, sheetData: async () => somePdfData })
  resetPdf()
})

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const completed = { subskill_id: practiceId, state: 'completed' }
const wellDone = () => screen.findByRole('dialog', { name: 'Well done!' })

async function openExercises(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const opened = await renderApp({ ...start, ...options })
  await opened.user.click(await button('Continue'))
  await heading('Practise')
  return opened
}

/** Completes everything of the skill except the practice. */
async function leaveOnlyThePractice() {
  const [skill] = smallContent.skills
  const others = (skill ? modulesOf(skill) : []).filter(({ id }) => id !== practiceId)
  await backend.work((db) => {
    const account = db.accounts.find(({ email }) => email === start.learner)
    for (const { id } of others) if (account) account.moduleStates[id] = 'completed'
  })
}

describe('a practice', () => {
  it('starts with its topic', async () => {
    await renderApp(start)
    expect(await heading('Your Practice')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'Practise' })).toBeVisible()
    expect(screen.getByText('About Practise')).toBeVisible()
    expect(await screen.findByText('· Lesson 2 of 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
  })

  it('continues with its goal and its sheet, with the focus, and back to the introduction', async () => {
    const { user } = await openExercises()
    expect(await heading('Practise')).toHaveFocus()
    expect(screen.getByText('Cook once')).toBeVisible()
    expect(screen.getByText(/^You cannot write on the sheet here\./)).toBeVisible()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Save the sheet' })).toHaveAttribute(
      'download',
      'Practise.pdf',
    )
    await user.click(await button('Back to the introduction'))
    expect(await heading('Your Practice')).toHaveFocus()
    expect(states()).toEqual([])
  })

  it.each(['the introduction', 'the exercises'])(
    'leads back to the path from %s without saving anything',
    async (step) => {
      const { user } = step === 'the exercises' ? await openExercises() : await renderApp(start)
      await user.click(await button('Go Back'))
      await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
      expect(states()).toEqual([])
    },
  )

  it('keeps the step over a reload', async () => {
    const { unmount } = await openExercises()
    unmount()
    await renderApp(start)
    expect(await heading('Practise')).toBeVisible()
    expect(await button('Complete')).toBeVisible()
  })

  it('is saved once as completed, says Well done and continues', async () => {
    const { user } = await openExercises()
    await user.dblClick(await button('Complete'))
    expect(await wellDone()).not.toHaveTextContent('trophy')
    await user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/challenge'))
    expect(states()).toEqual([completed])
  })

  it('is completed on the path too, and starts over when opened again', async () => {
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/challenge'))
    window.history.back()
    expect(await heading('Your Practice')).toBeVisible()
    expect(await screen.findByText(/^You finished this lesson\./)).toBeVisible()
  })

  it('that completes the skill announces the trophy, by name', async () => {
    await leaveOnlyThePractice()
    const { user } = await openExercises()
    await screen.findByText('· Lesson 2 of 3')
    await user.click(await button('Complete'))
    expect(await wellDone()).toHaveTextContent('Claim your trophy, lucia')
  })

  it('addresses a learner without a name by the default name', async () => {
    await leaveOnlyThePractice()
    backend.use(http.get('*/api/user/details', () => HttpResponse.json({ user: {} })))
    const { user } = await openExercises()
    await screen.findByText('· Lesson 2 of 3')
    await user.click(await button('Complete'))
    expect(await wellDone()).toHaveTextContent('Claim your trophy, User!')
  })

  it('still continues after closing the popup, without saving again', async () => {
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await wellDone()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/^You finished this lesson\./)).toBeVisible()
    await user.click(await button('Continue'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/challenge'))
    expect(states()).toEqual([completed])
  })
})

describe('a practice with a problem', () => {
  it('explains a failed load, and leads back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
    const { user } = await renderApp({ ...start, learner: 'content-fails@example.com' })
    expect(
      await screen.findByText('Error loading practice data', {}, { timeout: 20_000 }),
    ).toBeVisible()
    vi.useRealTimers()
    await user.click(await button('Go Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it('explains a sheet that is not a pdf, and can be completed', async () => {
    const { user } = await openExercises({ learner: 'no-pdf@example.com' })
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(screen.getByText('Cook once')).toBeVisible()
    await user.click(await button('Complete'))
    expect(await wellDone()).toBeVisible()
  })
})
