import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withSettings } from '@tests/fixtures/settings'
import { renderApp } from '@tests/support/render-app'

beforeEach(() => withSettings({ hasSurvey: true }))

// The document inside, its scripts and its policy are tested in a real browser:
// tests/e2e/survey.spec.ts.
const path = '/feedback'
const sam = 'sam@example.com'

afterEach(() => {
  vi.useRealTimers()
})

const frame = () => {
  const found = document.querySelector('iframe')
  if (!found?.contentWindow) throw new Error('There is no frame')
  return { element: found, window: found.contentWindow }
}

/** Sends a message as the survey's document, or as somebody else. */
function hear(data: object, from: { source?: Window; origin?: string } = {}) {
  const { source = frame().window, origin = 'null' } = from
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { from: 'survey', ...data }, source, origin }),
    )
  })
}

async function open(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const app = await renderApp({ path, ...options })
  await screen.findByRole('heading', { level: 1 })
  return app
}

describe('the feedback screen', () => {
  it('is open to everyone, with the survey in a frame without an origin', async () => {
    await open()
    expect(document.title).toBe('Feedback · Norte')
    expect(frame().element).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    expect(frame().element).toHaveAttribute('src', '/survey/frame.html#en')
    expect(frame().element).toHaveAttribute('title', 'Feedback')
  })

  it('leads a learner back to the map', async () => {
    const { user } = await open({ learner: sam })
    await user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
    await screen.findByRole('heading', { name: 'Your skill map' })
  })

  it('tells a visitor that the map needs a sign-in, and leads there', async () => {
    const { user } = await open()
    await user.click(
      screen.getByRole('link', { name: 'Back to the skill map (you sign in first)' }),
    )
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })
})

it('visitors reach it from sign-up', async () => {
  const { user } = await renderApp({ path: '/SignUp' })
  await user.click(await screen.findByRole('link', { name: 'Feedback' }))
  await screen.findByRole('heading', { level: 1, name: 'Feedback' })
  expect(window.location.pathname).toBe(path)
})

describe('the survey', () => {
  it('shows that it is loading until it is ready, and gets the height that it reports', async () => {
    await open()
    expect(await screen.findByText('Loading the form…')).toBeVisible()
    expect(frame().element).toHaveAttribute('inert')
    hear({ height: 420 })
    hear({ state: 'ready' })
    expect(screen.queryByText('Loading the form…')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '420px' })
    expect(frame().element).not.toHaveAttribute('inert')
  })

  it('offers to start over if it takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    await act(() => vi.advanceTimersByTimeAsync(8100))
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    const before = frame().element
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(frame().element).not.toBe(before)
  })

  it('reports that it did not load, and Retry loads it again', async () => {
    const { user } = await open()
    hear({ state: 'blocked' })
    expect(screen.getByText('The form did not load.').closest('[role=alert]')).toHaveTextContent(
      'Check your internet, then press Retry.',
    )
    expect(screen.getByRole('link', { name: /Back to the skill map/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    hear({ state: 'ready' })
    expect(screen.queryByText('The form did not load.')).toBeNull()
  })

  it('counts as blocked if its document loads and stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    fireEvent.load(frame().element)
    await act(() => vi.advanceTimersByTimeAsync(3100))
    expect(screen.getByText('The form did not load.')).toBeVisible()
  })

  it('keeps the form if the answers were not sent, and Retry sends them again', async () => {
    const { user } = await open()
    hear({ state: 'ready' })
    hear({ state: 'sending' })
    expect(screen.getByText('Sending…')).toBeVisible()
    hear({ state: 'failed' })
    const alert = screen.getByText('Your answers were not sent.').closest('[role=alert]')
    expect(alert).toHaveTextContent('They are still in the form.')
    const { window: before } = frame()
    const told = vi.spyOn(before, 'postMessage')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(told).toHaveBeenCalledWith({ send: true }, '*')
    expect(frame().window).toBe(before)
  })

  it('thanks after the answers were sent, and announces it', async () => {
    await open()
    hear({ state: 'ready' })
    hear({ state: 'sent' })
    const thanks = screen.getByRole('heading', { name: 'Thank you!' })
    await waitFor(() => expect(thanks).toHaveFocus())
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each([
    ['another window', { state: 'sent' }, { source: window }],
    ['a page with an origin', { state: 'sent' }, { origin: 'https://cdn.example' }],
    ['an unknown state from the frame', { state: 'done' }, {}],
    ['another sender in the frame', { from: 'else', state: 'sent' }, {}],
    ['an invalid height from the frame', { height: 'tall' }, {}],
  ])('ignores %s', async (_who, data, from) => {
    await open()
    hear({ height: 300 })
    hear({ state: 'ready' })
    hear(data, from)
    expect(screen.queryByText('Thank you!')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '300px' })
  })
})

it('without a survey the screen says so, and leads back', async () => {
  withSettings({ hasSurvey: false })
  await renderApp({ path })
  expect(await screen.findByText('There is no form here yet.')).toBeVisible()
  const back = screen.getByRole('link', { name: 'Back to the skill map (you sign in first)' })
  expect(back).toHaveAttribute('href', '/skillmap')
  expect(document.querySelector('iframe')).toBeNull()
})
