import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import * as settings from '@/config/env'
import { hashOf } from '@/lib/hash'
import { pass } from '@tests/support/clock'
import { renderApp } from '@tests/support/render-app'

// The document in the frame, its scripts and its policy are tested in a real browser.

vi.hoisted(() => {
  const host = 'https://survey.example'
  vi.stubEnv('VITE_SURVEY_SCRIPTS', `${host}/1.js, ${host}/2.js, ${host}/3.js`)
  vi.stubEnv('VITE_SURVEY_FORM_ACTION', `${host}/answers`)
})

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

describe('the survey', () => {
  test('is open to everyone, in a frame without an origin, and ends with thanks', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await screen.findByRole('link', { name: 'Feedback' }))
    await screen.findByRole('heading', { level: 1, name: 'Feedback' })
    expect(window.location.pathname).toBe('/feedback')
    expect(document.title).toBe('Feedback · Norte')
    expect(frame().element).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
    expect(frame().element).toHaveAttribute(
      'src',
      '/survey/frame.html#language=en&colors=device&contrast=device&textSize=100',
    )
    expect(frame().element).toHaveAttribute('title', 'Feedback')

    expect(await screen.findByText('Loading the form…')).toBeVisible()
    expect(frame().element).toHaveAttribute('inert')
    hear({ height: 420 })
    hear({ state: 'ready' })
    expect(screen.queryByText('Loading the form…')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '420px' })
    expect(frame().element).not.toHaveAttribute('inert')

    // It hears only its own document, and only what it knows.
    hear({ state: 'sent' }, { source: window })
    hear({ state: 'sent' }, { origin: 'https://cdn.example' })
    hear({ state: 'sent', from: 'else' })
    hear({ state: 'done' })
    hear({ height: 'tall' })
    expect(screen.queryByText('Thank you!')).toBeNull()
    expect(frame().element).toHaveStyle({ height: '420px' })

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

    hear({ state: 'sent' })
    const thanks = screen.getByRole('heading', { name: 'Thank you!' })
    await waitFor(() => expect(thanks).toHaveFocus())
    expect(document.querySelector('iframe')).toBeNull()
    const name = 'Back to the skill map (you sign in first)'
    await user.click(screen.getByRole('link', { name }))
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
  })

  test('has the colors, the contrast and the text size of a learner, and leads them back to the map', async () => {
    localStorage.setItem('learner', hashOf('sam@example.com'))
    const own = JSON.stringify({ colors: 'dark', contrast: 'more', textSize: '150' })
    localStorage.setItem(`settings_${hashOf('sam@example.com')}`, own)
    const { user } = await renderApp({ path: '/feedback', learner: 'sam@example.com' })
    const back = await screen.findByRole('link', { name: 'Back to the skill map' })
    const src = frame().element.getAttribute('src')
    expect(src).toBe('/survey/frame.html#language=en&colors=dark&contrast=more&textSize=150')
    await user.click(back)
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(window.location.pathname).toBe('/skillmap')
  })

  test('that takes long, reports a failure or stays silent starts over by Retry', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderApp({ path: '/feedback' })
    await screen.findByText('Loading the form…')
    const retry = () => user.click(screen.getByRole('button', { name: 'Retry' }))
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    const before = frame().element
    await retry()
    expect(frame().element).not.toBe(before)

    hear({ state: 'blocked' })
    const alert = screen.getByText('The form did not load.').closest('[role=alert]')
    expect(alert).toHaveTextContent('Check your internet, then press Retry.')
    expect(screen.getByRole('link', { name: /Back to the skill map/ })).toBeVisible()
    await retry()
    expect(await screen.findByText('Loading the form…')).toBeVisible()

    fireEvent.load(frame().element)
    await pass(3000)
    expect(screen.getByText('The form did not load.')).toBeVisible()
  })

  test('may be missing: the screen says so, and leads back', async () => {
    vi.spyOn(settings, 'env').mockReturnValue({ ...settings.env(), hasSurvey: false })
    await renderApp({ path: '/feedback' })
    expect(await screen.findByText('There is no form here yet.')).toBeVisible()
    const back = screen.getByRole('link', { name: /Back to the skill map/ })
    expect(back).toHaveAttribute('href', '/skillmap')
    expect(document.querySelector('iframe')).toBeNull()
  })
})
