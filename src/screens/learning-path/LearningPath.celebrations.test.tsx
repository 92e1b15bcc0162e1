import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pass, soon } from '@tests/support/clock'
import { afterLesson } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'

const { play } = vi.hoisted(() => ({ play: vi.fn<() => { setDisplayRef: () => void }>() }))

// jsdom draws nothing, so that the player of the animations has nothing to play on.
vi.mock('lottie-react', () => ({ useLottieLight: play }))

beforeEach(() => void play.mockReset().mockReturnValue({ setDisplayRef: () => {} }))

const learner = 'sam@example.com'
const done = 'completed'
const historyState = () => (window.history.state as { usr: unknown }).usr
const path = () => screen.findByRole('heading', { level: 1, name: 'Make soup' })
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const action = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name })

/** Opens the path, watches this video to its end and continues. */
async function complete(video: RegExp) {
  const opened = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
  const { user } = opened
  await user.click(await screen.findByRole('button', { name: /^Cook/ }))
  await user.click(await screen.findByRole('button', { name: video }))
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  fireEvent.ended(document.querySelector('video') ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await greatJob()
  return opened
}

describe('Great Job', () => {
  it('names the completed lesson, its sub-skill where that is done, and the next lesson', async () => {
    servePath(subSkill('Cook', [done, null]), subSkill('Serve', [null]))
    const { user } = await complete(/^Cook 2/)
    expect(await greatJob()).toHaveTextContent("You've successfully completed Cook 2")
    expect(await greatJob()).toHaveTextContent('The step “Cook” is done.')
    expect(await greatJob()).toHaveTextContent('Next: Serve 1')
    await user.click(await action('Continue'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Serve 1' })).toBeVisible()
  })

  it('comes once: neither a reload nor Back repeats it', async () => {
    servePath(subSkill('Cook', [null]), subSkill('Serve', [null]))
    const { unmount } = await complete(/^Cook 1/)
    await waitFor(() => expect(historyState()).toEqual({ skillId: 11 }))
    unmount()
    await renderApp({ path: '/learningpath', state: historyState(), learner })
    await path()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closed, gives the focus to the node where the learner is', async () => {
    servePath(subSkill('Cook', [null]), subSkill('Serve', [null]))
    const { user } = await complete(/^Cook 1/)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Serve/ })).toHaveFocus())
  })

  it('calls a lesson that is not on the path by the title that it came with', async () => {
    servePath(subSkill('Cook', [done]), subSkill('Serve', [null]))
    await renderApp({ path: '/learningpath', state: afterLesson(1001), learner })
    expect(await greatJob()).toHaveTextContent("You've successfully completed A soup for two")
  })

  it('is in Spanish where the learner is', async () => {
    const state = afterLesson(1001, 'es')
    await renderApp({ path: '/learningpath', state, learner, language: 'es' })
    expect(await screen.findByRole('dialog', { name: '¡Muy bien!' })).toBeVisible()
  })

  /** Chooses this in the settings of a device that allows motion, then completes a lesson. */
  async function celebrateWith(setting: string) {
    const device = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(device(query), { matches: false }),
    )
    const { user, unmount } = await renderApp({ path: '/settings', learner })
    await user.click(await screen.findByRole('radio', { name: setting }))
    unmount()
    await renderApp({ path: '/learningpath', state: afterLesson(1001), learner })
    await greatJob()
  }

  it('is animated', async () => {
    await celebrateWith('They move')
    await waitFor(() => expect(play).toHaveBeenCalled())
  })

  it('stands still where the learner has set that', async () => {
    await celebrateWith('Calm, they stand still')
    await vi.dynamicImportSettled()
    expect(play).not.toHaveBeenCalled()
  })
})

describe('the trophy', () => {
  const trophy = () => screen.queryByRole('dialog', { name: 'Well done!' })
  /** Closes Great Job and waits for longer than the trophy takes. */
  async function closeGreatJob() {
    vi.useFakeTimers()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await pass(3000)
    vi.useRealTimers()
  }

  it('comes 500 ms after Great Job is closed, and leads to the map', async () => {
    servePath(subSkill('Read', [done]), subSkill('Cook', [null]))
    await complete(/^Cook 1/)
    const close = await action('Continue')
    vi.useFakeTimers()
    fireEvent.click(close)
    await pass(499)
    expect(trophy()).toBeNull()
    await pass(1)
    const dialog = await soon(() => screen.getByRole('dialog', { name: 'Well done!' }))
    vi.useRealTimers()
    expect(dialog).toHaveTextContent("You've completed the Make soup skill.")
    expect(dialog).toHaveTextContent("You've completed the learning path!")
    expect(localStorage.getItem('trophyModal_11')).not.toBeNull()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Back to the skill map' }))
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
  })

  it('does not come while a sub-skill is open', async () => {
    servePath(subSkill('Cook', [null]), subSkill('Serve', [null]))
    await complete(/^Cook 1/)
    await closeGreatJob()
    expect(trophy()).toBeNull()
  })

  it('does not come again where it was shown, whatever its mark says', async () => {
    servePath(subSkill('Cook', [null]))
    const { unmount } = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    await path()
    unmount()
    localStorage.setItem('trophyModal_11', 'false')
    await complete(/^Cook 1/)
    await closeGreatJob()
    expect(trophy()).toBeNull()
  })

  it('does not come where the skill was finished before', async () => {
    servePath(subSkill('Cook', [done]))
    await complete(/^Cook 1/)
    await closeGreatJob()
    expect(trophy()).toBeNull()
  })

  it('does not come without a completed lesson', async () => {
    servePath(subSkill('Cook', [done]))
    await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    await path()
    vi.useFakeTimers()
    await pass(3000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
