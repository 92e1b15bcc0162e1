import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { look } from '@/learner/stored-things'
import { renderApp } from '@tests/fixtures/render-app'
import { keepFor } from '@tests/fixtures/stored'

const player = vi.hoisted(() =>
  vi.fn<() => { setDisplayRef(): void }>(() => ({ setDisplayRef() {} })),
)

vi.mock('lottie-react', () => ({ useLottieLight: player }))

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
  await waitFor(() => expect(player).toHaveBeenCalled())
  unmount()
  player.mockClear()
  keepFor(look, learner, { celebrations: 'calm' })
  await celebrate()
  await act(async () => vi.dynamicImportSettled())
  expect(player).not.toHaveBeenCalled()
})
