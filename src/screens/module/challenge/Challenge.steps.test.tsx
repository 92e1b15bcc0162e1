import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { tap } from '@tests/support/tap'

const learner = 'tomas@example.com'
const path = '/learningpath/challenge?skill=21&type=challenge&module=2013&step=205'

const someSteps = [
  { text: 'Find a recipe', external_resource: 'https://help.example/recipe' },
  { text: 'Cook it', external_resource: 'https://help.example/cook' },
  'Eat it',
]
const answerWith = (steps: unknown) =>
  backend.use(
    http.get('*/api/challenge-subskill', () => HttpResponse.json({ title: 'Cook', steps })),
  )

async function openSteps(more: { steps?: unknown; learner?: string } = {}) {
  if ('steps' in more) answerWith(more.steps)
  const opened = await renderApp({ path, learner: more.learner ?? learner })
  await showSteps(opened.user)
  return opened
}
const showSteps = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Continue' }))

const button = (name: string) => screen.getByRole('button', { name })
const step = (number: number) => screen.getByRole('checkbox', { name: RegExp(`^Step ${number}`) })
const helpLinks = () => screen.findAllByRole('link', { name: /^Need help\?/ })
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)

describe('the steps of a challenge', () => {
  it('are labelled and listed in order, a bare text as well', async () => {
    await openSteps({ steps: someSteps })
    expect(step(1)).toHaveAccessibleName('Step 1 Find a recipe')
    expect(step(2)).toHaveAccessibleName('Step 2 Cook it')
    expect(step(3)).toHaveAccessibleName('Step 3 Eat it')
  })

  it('lock Continue until all are checked, and say which are open', async () => {
    const { user } = await openSteps({ steps: someSteps })
    await user.click(step(2))
    expect(screen.getAllByText('1 of 3 tasks done')[0]).toBeVisible()
    expect(button('Continue')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Continue')).toHaveAccessibleDescription('2 tasks are still open: Step 1, Step 3')
    expect(step(2)).toHaveAccessibleName('Step 2 · Done Cook it')
    await user.click(button('Continue'))
    expect(backend.requestsTo('POST /api/subskill/update-state')).toEqual([])

    await user.click(step(1))
    await user.click(step(3))
    expect(screen.getByText('All tasks are done. You can continue.')).toBeVisible()
    expect(button('Continue')).not.toHaveAttribute('aria-disabled')
    await user.click(step(3))
    expect(button('Continue')).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([[null], [['', '  ']], [[{ text: null }, null]]])(
    'may be none: %j; then Continue is open, but not to the press that led there',
    async (steps) => {
      const { user } = await openSteps({ steps })
      expect(screen.getByText('This challenge has no tasks. You can continue.')).toBeVisible()
      fireEvent.click(button('Continue'), { detail: 2 })
      expect(backend.requestsTo('POST /api/subskill/update-state')).toEqual([])
      await user.click(button('Continue'))
      expect(await screen.findByText(/^Question 1 of/)).toBeVisible()
    },
  )
})

describe('the help of a step', () => {
  it('opens in a new tab, says so, and names its step', async () => {
    await openSteps({ steps: someSteps })
    const [first, second] = await helpLinks()
    expect(first).toHaveAccessibleName('Need help? Step 1, opens in a new tab')
    expect(second).toHaveAccessibleName('Need help? Step 2, opens in a new tab')
    expect(first).toHaveAttribute('href', 'https://help.example/recipe')
    expect(first).toHaveAttribute('target', '_blank')
    expect(first).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getAllByRole('link', { name: /^Need help\?/ })).toHaveLength(2)
  })

  it('is not there for an address that is not http(s)', async () => {
    await openSteps({ steps: [{ text: 'Cook it', external_resource: 'javascript:alert(1)' }] })
    expect(screen.getByText('Cook it')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Need help\?/ })).toBeNull()
  })

  it('shows at the first tap a tooltip for 3000 ms', async () => {
    await openSteps({ steps: someSteps })
    const [link = document.body] = await helpLinks()
    vi.useFakeTimers()
    tap(link)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Need help? Tap again to open')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('opens at once by mouse and keyboard, and by touch at the second tap', async () => {
    const { user } = await openSteps({ steps: someSteps })
    const [link = document.body, other = document.body] = await helpLinks()
    const opened: string[] = []
    const note = (event: Event) => {
      if (!event.defaultPrevented) opened.push(event.type)
      event.preventDefault()
    }
    document.addEventListener('click', note)
    onTestFinished(() => document.removeEventListener('click', note))
    const touch = (target: Element) => user.pointer({ keys: '[TouchA]', target })

    await user.click(link)
    act(() => link.focus())
    await user.keyboard('{Enter}')
    expect(opened).toHaveLength(2)
    await touch(link)
    await touch(other)
    expect(opened).toHaveLength(2)
    await touch(other)
    expect(opened).toHaveLength(3)
  })
})

describe('the checked steps', () => {
  it('are there after a reload, and the introduction counts them', async () => {
    const { user, unmount } = await openSteps()
    await user.click(step(2))
    await user.click(step(4))
    await user.click(step(4))
    unmount()

    const again = await renderApp({ path, learner })
    expect(await screen.findByText('1 of 6 tasks done')).toBeVisible()
    await showSteps(again.user)
    expect(checks()).toEqual([false, true, false, false, false, false])
  })

  it('stay at their words where the server sends other steps in another order', async () => {
    const { user, unmount } = await openSteps({ steps: ['Cook it', 'Eat it'] })
    await user.click(step(1))
    unmount()
    await openSteps({ steps: ['Shop', 'Eat it', 'Cook it'] })
    expect(checks()).toEqual([false, false, true])
  })

  it('stay over a switch of the language, as does the page', async () => {
    const { user } = await openSteps()
    await user.click(step(1))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByText('1 de 6 tareas hechas')).toBeVisible()
    expect(
      screen.getByText('Faltan 5 tareas: Paso 2, Paso 3, Paso 4, Paso 5, Paso 6'),
    ).toBeVisible()
  })

  it('are those of this learner only', async () => {
    const path = {
      skill_name: 'Cook',
      subskills: [{ id: 205, modules: [{ id: 2013, type: 'challenge' }] }],
    }
    backend.use(http.get('*/api/subskills', () => HttpResponse.json(path)))
    const { user, unmount } = await openSteps({ steps: someSteps })
    await user.click(step(1))
    unmount()
    await openSteps({ learner: 'lucia@example.com' })
    expect(checks()).toEqual([false, false, false])
  })
})
