import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as settings from '@/config/env'
import { hashOf } from '@/session/areas'
import { renderApp } from '@tests/support/render-app'

// The document in the frame, its scripts and its policy are tested in a real browser.

vi.hoisted(() => {
  const host = 'https://survey.example'
  vi.stubEnv('VITE_SURVEY_SCRIPTS', `${host}/1.js, ${host}/2.js, ${host}/3.js`)
  vi.stubEnv('VITE_SURVEY_FORM_ACTION', `${host}/answers`)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open(learner?: string) {
  const app = await renderApp({ path: '/feedback', ...(learner !== undefined && { learner }) })
  await screen.findByText('Loading the form…')
  return app
}

function frame() {
  const element = document.querySelector('iframe')
  if (!element?.contentWindow) throw new Error('There is no frame')
  return { element, window: element.contentWindow }
}

/** Sends a message as the survey's document, or as somebody else. */
function hear(data: object, from: { source?: Window; origin?: string } = {}) {
  const { source = frame().window, origin = 'null' } = from
  const message = { data: { from: 'survey', ...data }, source, origin }
  act(() => void window.dispatchEvent(new MessageEvent('message', message)))
}

describe('the feedback screen', () => {
  it('is open to everyone, with the survey in a frame without an origin', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
    expect(document.title).toBe('Feedback · Norte')
    expect(frame().element).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    expect(frame().element).toHaveAttribute(
      'src',
      '/survey/frame.html#language=en&colors=device&textSize=100',
    )
    expect(frame().element).toHaveAttribute('title', 'Feedback')
  })

  it('gives the frame the colors and the text size of the learner', async () => {
    localStorage.setItem('learner', hashOf('sam@example.com'))
    const own = JSON.stringify({ colors: 'dark', textSize: '150' })
    localStorage.setItem(`settings_${hashOf('sam@example.com')}`, own)
    await open('sam@example.com')
    const src = frame().element.getAttribute('src')
    expect(src).toBe('/survey/frame.html#language=en&colors=dark&textSize=150')
  })

  it('is reached by visitors from sign-up', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await screen.findByRole('link', { name: 'Feedback' }))
    await screen.findByRole('heading', { level: 1, name: 'Feedback' })
    expect(window.location.pathname).toBe('/feedback')
  })

  it('leads a learner back to the map', async () => {
    const { user } = await open('sam@example.com')
    await user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(window.location.pathname).toBe('/skillmap')
  })

  it('tells a visitor that the map needs a sign-in, and leads there', async () => {
    const { user } = await open()
    const name = 'Back to the skill map (you sign in first)'
    await user.click(screen.getByRole('link', { name }))
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  it('says so where there is no survey, and leads back', async () => {
    vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), hasSurvey: false })
    await renderApp({ path: '/feedback' })
    expect(await screen.findByText('There is no form here yet.')).toBeVisible()
    const back = screen.getByRole('link', { name: /Back to the skill map/ })
    expect(back).toHaveAttribute('href', '/skillmap')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('the survey', () => {
  it('shows that it is loading until it is ready, and gets the height that it reports', async () => {
    await open()
    expect(frame().element).toHaveAttribute('inert')
    hear({ height: 420 })
    hear({ state: 'ready' })
    expect(screen.queryByText('Loading the form…')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '420px' })
    expect(frame().element).not.toHaveAttribute('inert')
  })

  it('offers to start over if it takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await open()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    const before = frame().element
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(frame().element).not.toBe(before)
  })

  it('reports that it did not load, and Retry loads it again', async () => {
    const { user } = await open()
    hear({ state: 'blocked' })
    const alert = screen.getByText('The form did not load.').closest('[role=alert]')
    expect(alert).toHaveTextContent('Check your internet, then press Retry.')
    expect(screen.getByRole('link', { name: /Back to the skill map/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Loading the form…')).toBeVisible()
    hear({ state: 'ready' })
    expect(screen.queryByText('The form did not load.')).toBeNull()
  })

  it('counts as blocked if its document loads and stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    fireEvent.load(frame().element)
    await pass(3000)
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
    const post = vi.spyOn(before, 'postMessage')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(post).toHaveBeenCalledWith({ send: true }, '*')
    expect(frame().window).toBe(before)
  })

  it('ends with thanks after the answers were sent', async () => {
    await open()
    hear({ state: 'ready' })
    hear({ state: 'sent' })
    const thanks = screen.getByRole('heading', { name: 'Thank you!' })
    await waitFor(() => expect(thanks).toHaveFocus())
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('hears only its own document, and only what it knows', async () => {
    await open()
    hear({ height: 300 })
    hear({ state: 'ready' })
    hear({ state: 'sent' }, { source: window })
    hear({ state: 'sent' }, { origin: 'https://cdn.example' })
    hear({ state: 'sent', from: 'else' })
    hear({ state: 'done' })
    hear({ height: 'tall' })
    expect(screen.queryByText('Thank you!')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '300px' })
  })
})
