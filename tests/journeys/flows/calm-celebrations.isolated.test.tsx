import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { look, ship } from '@/learner/stored-things'
import { keepFor } from '@tests/fixtures/stored'
import { renderApp } from '@tests/support/render-app'
// Loaded before the celebration, which waits for them 1.5 seconds only.
import '@/art/celebrations/MovingPicture'
import '@/art/celebrations/pictures/great-job-yacht.json'

const player = vi.hoisted(() =>
  vi.fn<() => { setDisplayRef(): void }>(() => ({ setDisplayRef() {} })),
)

vi.mock('lottie-react', () => ({ useLottieLight: player }))

const learner = 'sam@example.com'

beforeEach(() => {
  player.mockClear()
  // The device allows motion, so that only the learner's setting decides.
  const device = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(device(query), { matches: false }),
  )
  keepFor(ship, learner, 'yacht')
})

async function celebrate() {
  const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: null }
  await renderApp({ path: '/learningpath', state, learner })
  await screen.findByRole('dialog', { name: 'Great Job!' })
}

it('a celebration is animated', async () => {
  await celebrate()
  await waitFor(() => expect(player).toHaveBeenCalled())
})

it('a celebration stays still if the learner has turned motion off', async () => {
  keepFor(look, learner, { celebrations: 'calm' })
  await celebrate()
  await act(async () => vi.dynamicImportSettled())
  expect(player).not.toHaveBeenCalled()
})
