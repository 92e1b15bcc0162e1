import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { hashOf } from '@/learner/stored'
import { backend, renderApp } from '@tests/fixtures/render-app'

const learner = 'sam@example.com'
const map = { heading: 'Your skill map', lastTime: /This is your map from last time/ }
const path = { heading: 'Cook a simple recipe', lastTime: /This is your path from last time/ }
const pathState = { skillId: 11 }

/** Every request fails, although the browser thinks it is online. */
const cutOff = () => backend.use(http.all('*', () => HttpResponse.error()))

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

async function see(address: string, state: unknown, name: string): Promise<void> {
  const { unmount } = await renderApp({ path: address, state, learner })
  await heading(name)
  unmount()
}

describe('opened without a network', () => {
  it('the map shows its last state, and says so and what to expect', async () => {
    await see('/skillmap', null, map.heading)
    cutOff()
    await renderApp({ path: '/skillmap', learner })
    expect(await heading(map.heading)).toBeVisible()
    // The map shows at once; the note about its age comes after the requests have failed.
    expect(await screen.findByText(map.lastTime)).toBeVisible()
    expect(screen.getByText(/Lessons need the internet/)).toBeVisible()
    expect(await screen.findByRole('button', { name: /^Cook a simple recipe/ })).toBeVisible()
  })

  it('the path shows its last state', async () => {
    await see('/learningpath', pathState, path.heading)
    cutOff()
    await renderApp({ path: '/learningpath', state: pathState, learner })
    expect(await heading(path.heading)).toBeVisible()
    expect(screen.getByText(path.lastTime)).toBeVisible()
  })

  it('in Spanish the last state is shown only if it was Spanish', async () => {
    await see('/skillmap', null, map.heading)
    cutOff()
    await renderApp({ path: '/skillmap', learner, language: 'es' })
    await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 15_000 })
    expect(screen.queryByText(/de la última vez/)).toBeNull()
  })

  it('the note goes once there is a response again', async () => {
    await see('/skillmap', null, map.heading)
    backend.use(http.get('*/api/skill-map/*', () => HttpResponse.error(), { once: true }))
    await renderApp({ path: '/skillmap', learner })
    expect(await screen.findByText(map.lastTime)).toBeVisible()
    await waitFor(() => expect(screen.queryByText(map.lastTime)).toBeNull(), { timeout: 5000 })
    expect(await heading(map.heading)).toBeVisible()
  })

  it('the note stays during a retry, and goes with the response', async () => {
    await see('/skillmap', null, map.heading)
    let isDown = true
    let comeBack = () => {}
    const back = new Promise<void>((resolve) => (comeBack = resolve))
    const answer = async () => {
      if (isDown) return HttpResponse.error()
      await back
      return undefined
    }
    backend.use(http.get('*/api/skill-map/*', answer))
    const { user } = await renderApp({ path: '/skillmap', learner })
    expect(await screen.findByText(map.lastTime)).toBeVisible()
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })
    isDown = false
    await user.click(retry)
    expect(screen.getByText(map.lastTime)).toBeVisible()
    expect(retry).toHaveFocus()
    expect(retry).toHaveTextContent('Trying again…')
    comeBack()
    await waitFor(() => expect(screen.queryByText(map.lastTime)).toBeNull())
    expect(await heading(map.heading)).toBeVisible()
  })

  it('a refusal is reported and shows nothing old', async () => {
    await see('/skillmap', null, map.heading)
    backend.use(http.get('*/api/skill-map/*', () => new HttpResponse(null, { status: 403 })))
    await renderApp({ path: '/skillmap', learner })
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.queryByText(map.lastTime)).toBeNull()
  })

  it('another learner on this device never sees it', async () => {
    await see('/skillmap', null, map.heading)
    cutOff()
    localStorage.setItem('learner', hashOf('ana@example.com'))
    await renderApp({ path: '/skillmap' })
    await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })
    expect(screen.queryByText(map.lastTime)).toBeNull()
  })

  it('after logging out nothing of it is stored in the browser', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner })
    await heading(map.heading)
    expect(JSON.stringify(localStorage)).toContain('Cook a simple recipe')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await heading('Sign in')
    expect(JSON.stringify(localStorage)).not.toContain('Cook a simple recipe')
  })
})
