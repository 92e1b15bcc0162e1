import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/** The practice that is next for rosa, the last of its step, which asks for a rating. */
const learner = 'rosa@example.com'
const path = '/learningpath/budget?skill=21&type=practice&module=2015&step=201'
const open = (language: 'en' | 'es' = 'en') => renderApp({ path, learner, language })

const read = '*/api/practice-subskill'
const save = '*/api/subskill/update-state'
const pathOf = (...modules: object[]) =>
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({ skill_name: 'Make a budget', subskills: [{ id: 201, modules }] }),
    ),
  )

const button = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const wellDone = () => screen.findByRole('dialog', { name: 'Well done!' })
const saved = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const isAt = (address: string) => waitFor(() => expect(window.location.pathname).toBe(address))

async function openExercises() {
  const opened = await open()
  await opened.user.click(await button('Continue'))
  await heading('My money of today')
  return opened
}

describe('a practice', () => {
  it('begins with an introduction', async () => {
    await open()
    expect(await heading('Your Practice')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'My money of today' })).toBeVisible()
    expect(screen.getByText('A sheet for the money you have and the money you use.')).toBeVisible()
    expect(screen.getByText('· Lesson 3 of 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull()
  })

  it('continues with its objective and its pdf, and leads back to the introduction', async () => {
    const { user } = await openExercises()
    expect(await heading('My money of today')).toHaveFocus()
    expect(screen.getByText(/^Look for your real money and receipts\./)).toBeVisible()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Save the sheet' })).toHaveAttribute(
      'download',
      'My money of today.pdf',
    )
    await user.click(await button('Back to the introduction'))
    expect(await heading('Your Practice')).toHaveFocus()
    expect(saved()).toEqual([])
  })

  it.each([
    ['introduction', open],
    ['exercises', openExercises],
  ])('leads from its %s back to the path, without saving anything', async (_, openPage) => {
    const { user } = await openPage()
    await user.click(await button('Go Back'))
    await isAt('/learningpath')
    expect(saved()).toEqual([])
  })

  it('is at the same page after a reload', async () => {
    const { unmount } = await openExercises()
    unmount()
    await open()
    expect(await button('Complete')).toBeVisible()
  })

  it('is there in Spanish', async () => {
    const { user } = await open('es')
    expect(await heading('Tu práctica')).toBeVisible()
    await user.click(await button('Continuar'))
    expect(await heading('Mi dinero de hoy')).toBeVisible()
  })

  it('without a pdf says so, and can be completed', async () => {
    backend.use(http.get(read, () => HttpResponse.json({ title: 'My money of today' })))
    const { user } = await openExercises()
    expect(screen.getByText('This practice has no sheet.')).toBeVisible()
    await user.click(await button('Complete'))
    expect(await wellDone()).toBeVisible()
  })

  it('with a pdf that cannot be shown says so, and can be completed', async () => {
    const answer = { title: 'My money of today', pdf_data: '<html>' }
    backend.use(http.get(read, () => HttpResponse.json(answer)))
    const { user } = await openExercises()
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    await user.click(await button('Complete'))
    expect(await wellDone()).toBeVisible()
  })
})

describe('Complete', () => {
  it('saves the practice once, also by a double press, says well done and leads to the lesson feedback', async () => {
    const { user } = await openExercises()
    const pressed = await button('Complete')
    await pressTwice(pressed)
    expect(await wellDone()).not.toHaveTextContent('trophy')
    await user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(saved()).toEqual([{ subskill_id: 2015, state: 'completed' }])
  })

  it('leads to the next lesson where there is one, and a return begins anew', async () => {
    pathOf({ id: 2015, type: 'practice' }, { id: 2002, type: 'quiz' })
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    act(() => window.history.back())
    expect(await heading('Your Practice')).toBeVisible()
  })

  it('leads to the path where nothing else follows, which names what was completed', async () => {
    pathOf({ id: 2015, type: 'practice', title: 'My money of today' })
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await user.click(within(await wellDone()).getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toHaveTextContent(
      "You've successfully completed My money of today",
    )
  })

  it.each([
    ['rosa', { user: { username: 'rosa' } }],
    ['User', { user: { username: null } }],
  ])('promises the trophy where that finishes the skill, to %s', async (name, details) => {
    pathOf({ id: 2015, type: 'practice' })
    backend.use(http.get('*/api/user/details', () => HttpResponse.json(details)))
    const { user } = await openExercises()
    await screen.findByText('Lesson 1 of 1')
    await user.click(await button('Complete'))
    expect(await wellDone()).toHaveTextContent(`Claim your trophy, ${name}!`)
  })

  it('leads on after the popup is closed, without saving again', async () => {
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await wellDone()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Continue'))
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(saved()).toHaveLength(1)
  })

  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ success: false })],
  ])('says that nothing is saved if the call %s, and can be pressed again', async (_, answer) => {
    backend.use(http.post(save, answer, { once: true }))
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    expect(await screen.findByText(/^Your lesson is not saved\./)).toBeVisible()
    expect(saved()).toHaveLength(1)
    await user.click(await button('Complete'))
    expect(await wellDone()).toBeVisible()
  })

  it('after the end of a session leads to the sign-in, and from there back to the page', async () => {
    backend.use(http.post(save, () => new HttpResponse(null, { status: 401 }), { once: true }))
    const { user } = await openExercises()
    await user.click(await button('Complete'))
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, learner)
    await user.click(await button('Complete'))
    expect(await wellDone()).toBeVisible()
  })
})

describe('a practice that does not load', () => {
  it.each([
    ['is refused', () => HttpResponse.json({ message: 'No' }, { status: 404 })],
    ['is no JSON', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('shows an error if the answer %s, and Retry loads it', async (_, answer) => {
    backend.use(http.get(read, answer, { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Error loading practice data')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible()
    await user.click(await button('Retry'))
    expect(await heading('Your Practice')).toBeVisible()
  })

  it('says after 8 seconds that it takes long, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(read, () => new Promise(() => {}), { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Loading your practice…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await heading('Your Practice')).toBeVisible()
  })
})
