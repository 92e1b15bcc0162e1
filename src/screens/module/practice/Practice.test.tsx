import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { trophyModal } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/** The practice that is next for rosa, the last of its step, which asks for a rating. */
const path = '/learningpath/budget?skill=21&type=practice&module=2015&step=201'
const open = () => renderApp({ path, learner: 'rosa@example.com' })

const read = '*/api/practice-subskill'
const pathOf = (...modules: object[]) =>
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({ skill_name: 'Make a budget', subskills: [{ id: 201, modules }] }),
    ),
  )

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const wellDone = () => screen.findByRole('dialog', { name: 'Well done!' })
const goOn = async (user: UserEvent) =>
  user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
const saved = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)

describe('a practice', () => {
  test('has an introduction, then its objective and pdf, and stays there over a reload', async () => {
    const { user, unmount } = await open()
    expect(await heading('Your Practice')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'My money today' })).toBeVisible()
    expect(screen.getByText('A sheet for the money you have and the money you use.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()

    await user.click(await button('Continue'))
    expect(await heading('My money today')).toHaveFocus()
    expect(screen.getByText(/^Look for your real money and receipts\./)).toBeVisible()
    await user.click(await screen.findByText('Drawing of page 1'))
    expect(await screen.findByText(/^The sheet is for paper\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Save the sheet' })).toHaveAttribute(
      'download',
      'My money today.pdf',
    )
    await user.click(await button('Back to the introduction'))
    expect(await heading('Your Practice')).toHaveFocus()
    await user.click(await button('Continue'))
    unmount()

    const again = await open()
    expect(await button('Complete')).toBeVisible()
    await again.user.click(await button('Go Back'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(saved()).toEqual([])
  })

  test('is saved once by Complete, says well done and goes on to the lesson feedback', async () => {
    const { user } = await open()
    await user.click(await button('Continue'))
    await pressTwice(await button('Complete'))
    const dialog = await wellDone()
    expect(dialog).not.toHaveTextContent('trophy')
    expect(dialog.querySelector('[data-celebration=tick]')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Continue'))
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2015, state: 'completed' }])
  })

  test('stays where it is until Complete is saved, and says where its place is not kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^This browser cannot store your answers\./)).toBeVisible()
    const answer = hold('/api/subskill/update-state')
    await user.click(await button('Complete'))
    const back = await button('Back to the introduction')
    expect(back).toHaveAttribute('aria-disabled', 'true')
    await user.click(back)
    answer()
    expect(await wellDone()).toBeVisible()
  })

  test.each([
    ['rosa', 'rosa'],
    [null, 'User'],
  ])(
    'of %s that finishes the skill promises %s the trophy, and Great Job names it',
    async (username, name) => {
      pathOf({ id: 2015, type: 'practice', title: 'My money today' })
      const details = { user: { username } }
      backend.use(http.get('*/api/user/details', () => HttpResponse.json(details)))
      const { user } = await open()
      await user.click(await button('Continue'))
      await screen.findByText('Lesson 1 of 1')
      // Before the dialog opens, which would call everybody User at first.
      await waitFor(() => expect(backend.requestsTo('GET /api/user/details')).toHaveLength(1))
      await user.click(await button('Complete'))
      expect(await wellDone()).toHaveTextContent(`Claim your trophy, ${name}!`)
      await goOn(user)
      expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toHaveTextContent(
        "You've successfully completed My money today",
      )
    },
  )
})

test('a practice that was added to a skill whose trophy was shown promises no other one', async () => {
  pathOf({ id: 2015, type: 'practice', title: 'My money today' })
  const { user } = await open()
  // Whatever is stored of it.
  trophyModal(21).set('false')
  await user.click(await button('Continue'))
  await screen.findByText('Lesson 1 of 1')
  await user.click(await button('Complete'))
  expect(await wellDone()).not.toHaveTextContent('trophy')
})

describe('a practice that was done before', () => {
  test('has Complete and well done as the first time, and claims no trophy again', async () => {
    pathOf({ id: 2015, type: 'practice', title: 'My money today', status: 'completed' })
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^You did this practice before\./)).toBeVisible()
    await user.click(await button('Complete'))
    expect(await wellDone()).toHaveTextContent('You finished this practice.')
    await user.keyboard('{Escape}')
    await user.click(await button('Continue'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(saved()).toEqual([{ subskill_id: 2015, state: 'completed' }])
  })

  test('in another window meanwhile says so, stays where it is, and goes on', async () => {
    const practice = { id: 2015, type: 'practice', title: 'My money today' }
    const quiz = { id: 2002, type: 'quiz' }
    pathOf(practice, quiz)
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^Do this in real life\./)).toBeVisible()
    pathOf({ ...practice, status: 'completed' }, quiz)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    expect(await screen.findByText(/^You did this practice before\./)).toBeVisible()
    expect(await screen.findByText('Drawing of page 1')).toBeVisible()
    await user.click(await button('Complete'))
    await goOn(user)
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  })
})

describe('a practice that does not load', () => {
  test('says to practice by the text where its sheet cannot be shown, and offers no sheet to save', async () => {
    const broken = { title: 'My money today', pdf_data: '<html>' }
    backend.use(http.get(read, () => HttpResponse.json(broken)))
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText('This sheet cannot be shown')).toBeVisible()
    expect(screen.getByText(/^Practice as the text says\./)).toBeVisible()
    expect(screen.queryByText(/You can save the sheet/)).toBeNull()
  })

  test('says so, and Retry loads it; without a pdf it says so too, is completed and begins anew', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 404 })
    backend.use(
      http.get(read, refusal, { once: true }),
      http.get(read, () => HttpResponse.json({ title: 'My money today' })),
    )
    pathOf({ id: 2015, type: 'practice' }, { id: 2002, type: 'quiz' })
    const { user } = await open()
    expect(await screen.findByText('Error loading practice data')).toBeVisible()
    await user.click(await button('Retry'))
    await heading('Your Practice')
    await user.click(await button('Continue'))
    expect(screen.getByText('This practice has no sheet.')).toBeVisible()
    await user.click(await button('Complete'))
    await goOn(user)
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    act(() => window.history.back())
    expect(await heading('Your Practice')).toBeVisible()
  })
})
