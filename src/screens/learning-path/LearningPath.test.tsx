import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'

const learner = 'sam@example.com'
const open = () => renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
const chart = () => screen.findByRole('group', { name: 'Your path: Make soup' })
const list = () => screen.findByRole('list', { name: 'Steps of your path' })
const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  servePath(
    subSkill('Read', ['completed', 'completed']),
    subSkill('Prepare', ['completed', 'in_progress', null]),
    subSkill('Cook', [null, null]),
    subSkill('Serve', [null]),
  )
})

describe('the learning path', () => {
  it('names its skill and how much of it is done', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Make soup' })).toBeVisible()
    expect(document.title).toBe('Make soup · Norte')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '37%')
  })

  it('has introduction, sub-skills and trophy in order, each with its state in words', async () => {
    await open()
    expect(names(await chart())).toEqual([
      'Introduction, Done',
      'Read, Done',
      'Prepare, 1 of 3 lessons, You are here',
      'Cook, Locked',
      'Serve, Locked',
      'Learning Complete!, Locked: 3 steps to go',
    ])
  })

  it('begins at the introduction, which is done once it was opened', async () => {
    servePath(subSkill('Read', [null, null]), subSkill('Cook', [null]))
    const { user, unmount } = await open()
    expect(names(await chart()).slice(0, 2)).toEqual([
      'Introduction, Start here, You are here',
      'Read, Ready to start',
    ])
    await user.click(within(await chart()).getByRole('button', { name: /^Introduction/ }))
    await screen.findByRole('dialog')
    unmount()
    await open()
    expect(names(await chart()).slice(0, 2)).toEqual([
      'Introduction, Done',
      'Read, Ready to start, You are here',
    ])
  })

  it('leads back to the skill map', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'Back to the skill map' }))
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })

  it('has a way to log out', async () => {
    const { user } = await open()
    await chart()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(window.location.pathname).toBe('/SignIn'))
  })

  it('is shown in Spanish, also after a switch', async () => {
    const { user } = await open()
    await chart()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByRole('group', { name: 'Tu ruta: Make soup' })).toBeVisible()
    expect(screen.getByRole('button', { name: /^¡Aprendizaje completo!/ })).toBeVisible()
  })

  it('shows markup in its texts as text', async () => {
    const markup = '<img src="x" onerror="alert(1)"> {{name}} $t(title)'
    servePath(subSkill(markup, [null]))
    await open()
    expect(names(await chart())[1]).toBe(`${markup}, Ready to start`)
  })
})

describe('the list of a path', () => {
  it('has the same nodes with the same words, and is remembered', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'List' }))
    expect(names(await list())).toEqual([
      'Introduction, Done',
      '1. Read, Done',
      '2. Prepare, 1 of 3 lessons, You are here',
      '3. Cook, Locked',
      '4. Serve, Locked',
      'Learning Complete!, Locked: 3 steps to go',
    ])
    unmount()
    const again = await open()
    expect(await list()).toBeVisible()
    await again.user.click(screen.getByRole('button', { name: 'Map' }))
    expect(await chart()).toBeVisible()
  })

  it('opens the same popovers, and gets the focus back', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'List' }))
    await user.click(within(await list()).getByRole('button', { name: /^2. Prepare/ }))
    await screen.findByRole('dialog', { name: 'Prepare' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^2. Prepare/ })).toHaveFocus())
  })
})
