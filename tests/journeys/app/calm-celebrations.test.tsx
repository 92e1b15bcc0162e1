import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { look } from '@/learner/stored-things'
import { renderApp } from '@tests/fixtures/render-app'
import { keepFor } from '@tests/fixtures/stored'

vi.mock('@/art/celebrations/MovingPicture', () => ({
  MovingPicture: () => <div data-testid="moving" />,
}))

const learner = 'sam@example.com'

beforeEach(() => {
  // The device allows motion, so that only the learner's setting decides.
  const device = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(device(query), { matches: false }),
  )
})

async function celebrate() {
  const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: null }
  const { unmount } = await renderApp({ path: '/learningpath', state, learner })
  await screen.findByRole('dialog', { name: 'Great Job!' })
  return unmount
}

it('a celebration is animated, unless the learner has turned motion off', async () => {
  const unmount = await celebrate()
  expect(await screen.findByTestId('moving')).toBeInTheDocument()
  unmount()
  keepFor(look, learner, { celebrations: 'calm' })
  await celebrate()
  expect(screen.queryByTestId('moving')).toBeNull()
})
