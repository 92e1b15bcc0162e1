import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { smallContent } from '@tests/fixtures/small-content'
import { backend } from '@tests/support/backend'
import { resetPdf, somePdfData } from '@tests/support/react-pdf'
import { renderApp } from '@tests/support/render-app'

const path = '/learningpath/recipe'
const pdfId = 1003
const pdf = aModule({ id: pdfId, type: 'pdf', title: 'List', nodeType: 'recipe' })
const start = { path, learner: 'lucia@example.com', state: { skillId: 11, module: pdf } }

beforeEach(() => {
  backend.fresh({ content: smallContent, sheetData: async () => somePdfData })
  resetPdf()
})

const button = (name: string) => screen.findByRole('button', { name })
const states = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const completed = { subskill_id: pdfId, state: 'completed' }
const popup = () => screen.findByRole('dialog', { name: 'Congratulations!' })
const noPopup = () => expect(screen.queryByRole('dialog')).toBeNull()

describe('a pdf lesson', () => {
  it('shows title, position and page, which can be saved under its name', async () => {
    await renderApp(start)
    expect(await screen.findByRole('heading', { level: 1, name: 'List' })).toBeVisible()
    expect(await screen.findByText('· Lesson 1 of 3')).toBeVisible()
    expect(screen.getByText('About List')).toBeVisible()
    expect(await screen.findByRole('region', { name: 'List. Page 1 of 3' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Save the sheet' })).toHaveAttribute(
      'download',
      'List.pdf',
    )
  })

  it.each([
    ['Shopping list.pdf', 'Shopping list', 'Shopping list.pdf'],
    [undefined, 'List', 'Document.pdf'],
  ])('with the title %j names its viewer %s and its file %s', async (title, viewer, file) => {
    const answer = { pdf_data: somePdfData, title }
    backend.use(http.get('*/api/pdf/retrieve', () => HttpResponse.json(answer)))
    await renderApp(start)
    expect(await screen.findByRole('region', { name: `${viewer}. Page 1 of 3` })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Save the sheet' })).toHaveAttribute(
      'download',
      file,
    )
  })

  it('saves once, says what was unlocked and opens it', async () => {
    const { user } = await renderApp(start)
    await user.dblClick(await button('Continue'))
    expect(await popup()).toHaveTextContent("You've unlocked: Practise resource")
    expect((await popup()).querySelector('[data-celebration^=resource-unlocked]')).toBeVisible()
    await user.click(await button('See Resource'))
    expect(await screen.findByRole('heading', { name: 'Your Practice' })).toBeVisible()
    expect(states()).toEqual([completed])
  })

  it('names nothing that has no title', async () => {
    backend.use(
      http.get('*/api/subskills', () =>
        HttpResponse.json({
          skill_name: 'Cook',
          subskills: [
            {
              id: 1,
              modules: [
                { id: pdfId, type: 'pdf' },
                { id: 7, type: 'video' },
              ],
            },
          ],
        }),
      ),
    )
    const { user } = await renderApp(start)
    await user.click(await button('Continue'))
    expect(await popup()).toHaveTextContent('Go to see your resource')
    await user.click(await button('See Resource'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/knowledge'))
  })

  it('as the last one leads to the rating or the path', async () => {
    const alone = { id: 102, feedback: { enabled: true }, modules: [{ id: pdfId, type: 'pdf' }] }
    backend.use(
      http.get('*/api/subskills', () =>
        HttpResponse.json({ skill_name: 'Cook', subskills: [alone] }),
      ),
    )
    const { user } = await renderApp(start)
    await user.click(await button('Continue'))
    expect(screen.queryByRole('button', { name: 'See Resource' })).toBeNull()
    await user.click(within(await popup()).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/feedback'))
  })

  it.each(['Escape', 'the cross'])(
    'still continues after closing the popup with %s, without saving again',
    async (way) => {
      const { user } = await renderApp(start)
      await user.click(await button('Continue'))
      expect(within(await popup()).getByRole('heading')).toHaveFocus()
      if (way === 'Escape') await user.keyboard('{Escape}')
      else await user.click(await button('Close'))
      await waitFor(noPopup)
      expect(screen.getByText(/^You finished this lesson\./)).toBeVisible()
      await user.click(await button('Continue'))
      expect(await screen.findByRole('heading', { name: 'Your Practice' })).toBeVisible()
      expect(states()).toEqual([completed])
    },
  )

  it('that was completed before continues without a popup', async () => {
    const done = { ...pdf, status: 'completed' as const }
    await backend.work((db) => {
      const account = db.accounts.find(({ email }) => email === start.learner)
      if (account) account.moduleStates[pdfId] = 'completed'
    })
    const { user } = await renderApp({ ...start, state: { skillId: 11, module: done } })
    expect(await screen.findByText(/^You finished this lesson\./)).toBeVisible()
    await screen.findByText('· Lesson 1 of 3')
    await user.click(await button('Continue'))
    expect(await screen.findByRole('heading', { name: 'Your Practice' })).toBeVisible()
    noPopup()
  })

  it('keeps the page and the zoom over a reload, for this learner', async () => {
    const { user, unmount } = await renderApp(start)
    await user.click(await button('Next page'))
    expect(await screen.findByText('Words of page 2')).toBeVisible()
    await user.click(await button('Larger'))
    unmount()

    const again = await renderApp(start)
    expect(await screen.findByText('Words of page 2')).toBeVisible()
    expect(screen.getByText('125%')).toBeVisible()
    again.unmount()

    await renderApp({ ...start, learner: 'sam@example.com' })
    expect(await screen.findByText('Words of page 1')).toBeVisible()
  })
})

describe('a pdf lesson with a problem', () => {
  it.each(['content-fails', 'no-pdf'])('explains %s and leads back', async (name) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 400 })
    const { user } = await renderApp({ ...start, learner: `${name}@example.com` })
    expect(await screen.findByText('Error loading pdf', {}, { timeout: 20_000 })).toBeVisible()
    vi.useRealTimers()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })

  it('requests data that is not a pdf again, and shows the next response', async () => {
    let data = '<html>'
    backend.fresh({ content: smallContent, sheetData: async () => data })
    const { user } = await renderApp(start)
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    data = somePdfData
    await user.click(await button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
  })

  it('can be completed although the page cannot be shown', async () => {
    backend.fresh({ content: smallContent, sheetData: async () => '<html>' })
    const { user } = await renderApp(start)
    await screen.findByText('Error loading pdf')
    await user.click(await button('Continue'))
    expect(await popup()).toBeVisible()
  })

  it('can be skipped without completing it if the page cannot be shown', async () => {
    backend.fresh({ content: smallContent, sheetData: async () => '<html>' })
    const { user } = await renderApp(start)
    await screen.findByText('Error loading pdf')
    await user.click(await button('Go on without it'))
    await waitFor(() => expect(screen.queryByText('Error loading pdf')).toBeNull())
    expect(backend.requestsTo('POST /api/subskill/update-state')).toEqual([])
  })
})
