import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { hasBegunLesson } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('@/components/media/pdf/pdf-library', () => import('@tests/support/react-pdf'))

/** The pdf that is next for mateo; a quiz follows it. */
const path = '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202'
const open = (learner = 'mateo@example.com') => renderApp({ path, learner })

const answerWith = (answer: object) =>
  backend.use(http.get('*/api/pdf/retrieve', () => HttpResponse.json(answer)))
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
const nextLesson = () => screen.findByText('Question 1 of 3')

describe('a pdf lesson', () => {
  test('shows its title and the pdf; Continue saves it once, names what it unlocked and opens that', async () => {
    const { user } = await open()
    const title = 'Paid in this order'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await screen.findByText('Drawing of page 1')).toBeVisible()
    expect(screen.getByText('Read the sheet. Then continue.')).toBeVisible()
    await user.dblClick(await button('Continue'))
    expect(await popup()).toHaveTextContent("You've unlocked: First or later? resource")
    expect(await popup()).toHaveTextContent('Next: First or later?, a quiz')
    expect((await popup()).querySelector('[data-celebration]')).toBeVisible()
    await user.click(await button('See Resource'))
    expect(await nextLesson()).toBeVisible()
    expect(saved()).toEqual([completed])
  })

  test('that was completed elsewhere in the middle opens at its first page, and is not begun any more', async () => {
    const modules = (status: string | null) => [
      { id: 2016, type: 'pdf', title: 'Paid in this order', status },
    ]
    pathOf(...modules(null))
    const { user, unmount } = await open()
    await user.click(await button('Show page 2'))
    expect(hasBegunLesson()).toBe(true)
    unmount()
    pathOf(...modules('completed'))
    await open()
    expect(await screen.findByText('Drawing of page 1')).toBeVisible()
    await waitFor(() => expect(hasBegunLesson()).toBe(false))
  })

  test('says beside Continue how many pages were not opened yet', async () => {
    const { user } = await open()
    await screen.findByText('Drawing of page 1')
    const bar = within(await screen.findByRole('contentinfo'))
    expect(bar.getByText(/^There are 2 more pages\./)).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Show page 2' }))
    expect(await screen.findByText('Drawing of page 2')).toBeVisible()
    expect(bar.getByText(/^There is 1 more page\./)).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Show page 3' }))
    expect(bar.queryByText(/more page/)).toBeNull()
    // The pressed button is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(await button('Previous page'))
    expect(bar.queryByText(/more page/)).toBeNull()
  })

  test('without a title is called Document.pdf, and says to see a resource that has none', async () => {
    answerWith({ pdf_data: 'JVBERi0xLjQK' })
    pathOf({ id: 2016, type: 'pdf', title: 'Paid' }, { id: 2004, type: 'quiz' })
    const { user } = await open()
    expect(await screen.findByRole('region', { name: 'Paid. Page 1 of 3' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Save the sheet' })
    expect(link).toHaveAttribute('download', 'Document.pdf')
    await user.click(await button('Continue'))
    expect(await popup()).toHaveTextContent('Go to see your resource')
    expect(within(await popup()).getByRole('button', { name: 'See Resource' })).toBeVisible()
  })

  test('says in its popup that the way on takes long', async () => {
    hold('/api/subskills', { once: false })
    const { user } = await openLesson(2016, { learner: 'mateo@example.com' })
    await user.click(await button('Continue'))
    const next = within(await popup()).getByRole('button', { name: 'Continue' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(next)
    await pass(8000)
    expect(await popup()).toHaveTextContent('This takes longer than usual.')
  })

  test('that unlocks nothing has a Continue in its popup, to the lesson feedback', async () => {
    answerWith({ pdf_data: 'JVBERi0xLjQK', title: 'Shopping list.pdf' })
    pathOf({ id: 2016, type: 'pdf', title: 'Paid' })
    const { user } = await open()
    expect(await screen.findByRole('region', { name: 'Shopping list. Page 1 of 3' })).toBeVisible()
    const link = screen.getByRole('link', { name: 'Save the sheet' })
    expect(link).toHaveAttribute('download', 'Shopping list.pdf')
    await user.click(await button('Continue'))
    const dialog = within(await popup())
    expect(dialog.queryByRole('button', { name: 'See Resource' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/feedback'))
  })

  test('goes on after its popup is closed, without saving again, and leaves no page stored', async () => {
    const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('progress_'))
    const { user } = await open()
    await user.click(await button('Next page'))
    expect(stored()).toHaveLength(1)
    await user.click(await button('Continue'))
    expect(within(await popup()).getByRole('heading')).toHaveFocus()
    await user.click(await button('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await button('Next page'))
    expect(await screen.findByText('Drawing of page 3')).toBeVisible()
    expect(stored()).toEqual([])
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
    expect(saved()).toEqual([completed])
  })

  test('shows no popup where it was completed before', async () => {
    const { user } = await open('omar@example.com')
    expect(await screen.findByText(/^You finished this lesson\./)).toBeVisible()
    await user.click(await button('Continue'))
    await waitFor(() => expect(window.location.search).toContain('type=quiz'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a pdf that does not load', () => {
  test('says so, Retry loads it, and without a pdf it can be completed or passed', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    answerWith({ pdf_data: '<html>' })
    backend.use(http.get('*/api/pdf/retrieve', refusal, { once: true }))
    const { user } = await open()
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(await button('Go Back')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await button('Continue')).not.toHaveAttribute('aria-disabled')
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(screen.queryByText('Read the sheet. Then continue.')).toBeNull()
    await user.click(await button('Go on without it'))
    expect(await nextLesson()).toBeVisible()
    expect(saved()).toEqual([])
  })
})
