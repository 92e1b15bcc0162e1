import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ship, shipNotNow } from '@/learner/stored-things'
import english from '@locales/en/settings.json'
import { renderApp } from '@tests/fixtures/render-app'
import { keepFor, keptFor } from '@tests/fixtures/stored'

const sam = 'sam@example.com'

describe('a learner whose ship is unknown on this device', () => {
  const question = 'How much help do you want?'
  const asked = () => screen.findByRole('dialog', { name: question })
  const isAsked = () => screen.queryByRole('dialog', { name: question }) !== null
  const onPath = (state: object) =>
    renderApp({ path: '/learningpath', state: { skillId: 11, ...state }, learner: sam })
  const afterLesson = { fromModule: true, justCompleted: true, completedModule: 'Cut safely' }

  /** Arrives from a completed lesson, and closes its celebration. */
  async function finishLesson() {
    const app = await onPath(afterLesson)
    const greatJob = await screen.findByRole('dialog', { name: 'Great Job!' })
    expect(isAsked()).toBe(false)
    await app.user.click(within(greatJob).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(greatJob).not.toBeInTheDocument())
    return app
  }

  it('is asked after closing the celebration of a lesson, and led to the ships', async () => {
    const { user } = await finishLesson()
    const dialog = await asked()
    expect(dialog).toHaveTextContent('For now you get some help, and you can choose how much.')
    await user.click(within(dialog).getByRole('button', { name: 'Choose my ship' }))
    expect(await screen.findByRole('radiogroup', { name: english.ship.title })).toBeVisible()
    expect(window.location.hash).toBe('#ship')
    expect(keptFor(shipNotNow, sam)).toBe(true)
  })

  it.each([
    ['Not now', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Not now' }))],
    ['Close', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ])('can close the question by %s, and is never asked again', async (_, leave) => {
    const { user, unmount } = await finishLesson()
    await asked()
    await leave(user)
    expect(isAsked()).toBe(false)
    expect(screen.getByRole('button', { name: /^Get your tools ready/ })).toHaveFocus()
    expect(keptFor(shipNotNow, sam)).toBe(true)
    unmount()
    await finishLesson()
    expect(isAsked()).toBe(false)
  })

  it('is asked after the trophy, never over it', async () => {
    const omar = 'omar@example.com'
    const state = { skillId: 21, ...afterLesson }
    const { user } = await renderApp({ path: '/learningpath', state, learner: omar })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    const trophy = await screen.findByRole('dialog', { name: 'Well done!' }, { timeout: 3000 })
    expect(isAsked()).toBe(false)
    await user.click(within(trophy).getByRole('button', { name: 'Close' }))
    expect(await asked()).toBeVisible()
  })

  it('is not asked if the ship is known', async () => {
    keepFor(ship, sam, 'row-boat')
    await finishLesson()
    expect(isAsked()).toBe(false)
  })

  it.each(['/skillmap', '/learningpath'])('is not asked without a lesson, on %s', async (path) => {
    await renderApp({ path, state: { skillId: 11 }, learner: sam })
    await screen.findByRole('region', { name: 'Your next step' })
    expect(screen.queryByText(question)).toBeNull()
  })

  it('finds a link to the ships in the menu, until the ship is known', async () => {
    const { user, unmount } = await renderApp({ path: '/skillmap', learner: sam })
    const menu = async (one: UserEvent) => {
      await one.click(await screen.findByRole('button', { name: 'Menu' }))
      return within(await screen.findByRole('dialog', { name: 'Hello, sam.r' }))
    }
    await user.click((await menu(user)).getByRole('link', { name: 'Choose my ship' }))
    expect(await screen.findByRole('radiogroup', { name: english.ship.title })).toBeVisible()
    expect(window.location.hash).toBe('#ship')
    unmount()
    keepFor(ship, sam, 'cruise')
    const again = await renderApp({ path: '/skillmap', learner: sam })
    expect((await menu(again.user)).queryByRole('link', { name: 'Choose my ship' })).toBeNull()
  })
})
