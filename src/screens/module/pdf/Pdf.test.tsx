import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/** The pdf that is next for mateo; a quiz follows it. */
const learner = 'mateo@example.com'
const path = '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202'
const open = (more: { learner?: string; language?: 'en' | 'es' } = {}) =>
  renderApp({ path, learner, ...more })

const read = '*/api/pdf/retrieve'
const save = '*/api/subskill/update-state'
const answerWith = (answer: object) => backend.use(http.get(read, () => HttpResponse.json(answer)))
const pathOf = (...modules: object[]) =>
  backend.use(
    http.get('*/api/subskills', () =>
      HttpResponse.json({
        skill_name: 'Make a budget',
        subskills: [{ id: 202, title: 'Needs and wants', feedback: { enabled: true }, modules }],
      }),
    ),
  )

const button = (name: string) => screen.findByRole('button', { name })
const popup = () => screen.findByRole('dialog', { name: 'Congratulations!' })
const saved = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const completed = { subskill_id: 2016, state: 'completed' }
const isAt = (address: string) => waitFor(() => expect(window.location.pathname).toBe(address))

describe('a pdf lesson', () => {
  it('shows its title, its place on the path and the pdf', async () => {
    await open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Paid in this order' }),
    ).toBeVisible()
    expect(screen.getByText('· Lesson 2 of 4')).toBeVisible()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(backend.requestsTo('GET /api/pdf/retrieve')[0]?.path).toBe(
      '/api/pdf/retrieve?subskill_id=2016',
    )
  })

  it.each([
    ['Shopping list.pdf', 'Shopping list', 'Shopping list.pdf'],
    [undefined, 'Paid in this order', 'Document.pdf'],
  ])('titled %s names the viewer %s and the saved file %s', async (title, viewer, file) => {
    answerWith({ pdf_data: 'JVBERi0xLjQK', title })
    await open()
    expect(await screen.findByRole('region', { name: `${viewer}. Page 1 of 3` })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Save the sheet' })
    expect(link).toHaveAttribute('download', file)
  })

  it('leads back to the path without saving anything', async () => {
    const { user } = await open()
    await user.click(await button('Go Back'))
    await isAt('/learningpath')
    expect(await screen.findByRole('heading', { level: 1, name: 'Make a budget' })).toBeVisible()
    expect(saved()).toEqual([])
  })

  it('is there in Spanish', async () => {
    await open({ language: 'es' })
    expect(await screen.findByText('Lee la hoja. Después continúa.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeVisible()
  })
})

describe('Continue', () => {
  it('saves the lesson once, names what it unlocked and opens that', async () => {
    const { user } = await open()
    await user.dblClick(await button('Continue'))
    expect(await popup()).toHaveTextContent("You've unlocked: First or later? resource")
    expect((await popup()).querySelector('[data-celebration]')).toBeVisible()
    await user.click(await button('See Resource'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    expect(saved()).toEqual([completed])
  })

  it('says to go and see a resource that has no title', async () => {
    pathOf({ id: 2016, type: 'pdf' }, { id: 2004, type: 'quiz' })
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await popup()).toHaveTextContent('Go to see your resource')
    await user.click(await button('See Resource'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
  })

  it('leads to the lesson feedback where nothing is unlocked', async () => {
    pathOf({ id: 2016, type: 'pdf', title: 'Paid in this order' })
    const { user } = await open()
    await user.click(await button('Continue'))
    const dialog = within(await popup())
    expect(dialog.queryByRole('button', { name: 'See Resource' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await isAt('/learningpath/feedback')
  })

  it.each(['{Escape}', 'Close'])(
    'leads on after the popup is closed with %s, without saving again',
    async (way) => {
      const { user } = await open()
      await user.click(await button('Continue'))
      expect(within(await popup()).getByRole('heading')).toHaveFocus()
      if (way === 'Close') await user.click(await button('Close'))
      else await user.keyboard(way)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await user.click(await button('Continue'))
      expect(await screen.findByText('Question 1 of 3')).toBeVisible()
      expect(saved()).toEqual([completed])
    },
  )

  it('leaves nothing in the middle, whatever page is turned to afterwards', async () => {
    const places = () => Object.keys(localStorage).filter((key) => key.startsWith('progress_'))
    const { user } = await open()
    await user.click(await button('Next page'))
    expect(places()).toHaveLength(1)
    await user.click(await button('Continue'))
    await popup()
    await user.keyboard('{Escape}')
    await user.click(await button('Next page'))
    expect(await screen.findByText('Words of page 3')).toBeVisible()
    expect(places()).toEqual([])
  })

  it('shows no popup for a lesson that was completed before', async () => {
    const { user } = await open({ learner: 'omar@example.com' })
    expect(await screen.findByText(/^You finished this lesson\./)).toBeVisible()
    await user.click(await button('Continue'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', () => HttpResponse.json({ message: 'No' }, { status: 500 })],
    ['saves another state', () => HttpResponse.json({ updatedState: 'in_progress' })],
  ])('says that nothing is saved if the call %s, and can be pressed again', async (_, answer) => {
    backend.use(http.post(save, answer, { once: true }))
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText(/^Your lesson is not saved\./)).toBeVisible()
    expect(saved()).toHaveLength(1)
    await user.click(await button('Continue'))
    expect(await popup()).toBeVisible()
  })

  it('says after 8 seconds that the call takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.post(save, () => new Promise(() => {})))
    const { user } = await open()
    await user.click(await button('Continue'))
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(screen.queryByText(/^This takes longer than usual/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText(/^This takes longer than usual/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(saved()).toHaveLength(1)
  })

  it('after the end of a session leads to the sign-in, and from there back to the lesson', async () => {
    backend.use(http.post(save, () => new HttpResponse(null, { status: 401 }), { once: true }))
    const { user } = await open()
    await user.click(await button('Continue'))
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible()
    await signIn(user, learner)
    await user.click(await button('Continue'))
    expect(await popup()).toBeVisible()
  })
})

describe('a pdf that does not load', () => {
  it('is asked for four times where there is no answer, then shows an error and leads back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(read, () => HttpResponse.error()))
    const { user } = await open()
    await waitFor(() => expect(backend.requestsTo('GET /api/pdf/retrieve')).toHaveLength(1))
    await act(() => vi.advanceTimersByTimeAsync(6900))
    expect(screen.queryByText('Error loading pdf')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(backend.requestsTo('GET /api/pdf/retrieve')).toHaveLength(4)
    await user.click(await button('Go Back'))
    await isAt('/learningpath')
  })

  it.each([
    ['is refused', () => HttpResponse.json({ message: 'No' }, { status: 403 })],
    ['lacks pdf_data', () => HttpResponse.json({ title: 'List' })],
    ['is no JSON', () => HttpResponse.html('<h1>Wi-Fi</h1>')],
  ])('shows an error if the answer %s, and Retry loads it', async (_, answer) => {
    backend.use(http.get(read, answer, { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(backend.requestsTo('GET /api/pdf/retrieve')).toHaveLength(1)
    await user.click(await button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
  })

  it('says after 8 seconds that it takes long, and Retry asks again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    backend.use(http.get(read, () => new Promise(() => {}), { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Loading your sheet…')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
  })

  it('can be left for the next lesson, which completes nothing', async () => {
    answerWith({ pdf_data: '<html>' })
    const { user } = await open()
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    await user.click(await button('Go on without it'))
    expect(await screen.findByText('Question 1 of 3')).toBeVisible()
    expect(saved()).toEqual([])
  })
})
