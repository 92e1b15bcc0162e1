import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as learning from '@/api/learning'
import * as requests from '@/api/modules'
import { ApiError } from '@/api/transport/api-error'
import { chooseLanguage, currentLanguage } from '@/i18n/i18n'
import { session } from '@/learner/session'
import type { VideoPlayerProps } from '@/ui/media/VideoPlayer'
import { aModule } from '@tests/fixtures/lesson-data'
import { fromHost, renderLesson } from '@tests/fixtures/render-lesson'
import { VideoLesson } from './VideoLesson'

vi.mock('@/api/modules')
vi.mock('@/api/learning')

// A fake player, which shows its props and has buttons for its events: the real one has its own tests.
vi.mock('@/ui/media/VideoPlayer', () => ({
  VideoPlayer: ({ src, startAt, onTime, onEnded, skip }: VideoPlayerProps) => (
    <>
      {skip}
      <p>From second {startAt?.()}</p>
      <button type="button" onClick={() => onTime?.(12.6)}>
        Watch 12.6 seconds
      </button>
      <button type="button" onClick={() => onTime?.(0)}>
        Wait
      </button>
      <button type="button" onClick={onEnded}>
        Watch {src ?? 'nothing'} to the end
      </button>
    </>
  ),
}))

const clip = 'https://clips.example.org/tools.mp4'
const continueButton = () => screen.getByRole('button', { name: /^(Continue|Saving…)$/ })
const isLocked = () => continueButton().getAttribute('aria-disabled') === 'true'
const watch = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Watch .+ to the end$/ }))

function renderVideo(fields: Parameters<typeof aModule>[0] = {}) {
  const onCompleted = vi.fn<() => void>()
  const onBack = vi.fn<() => void>()
  const onSkip = vi.fn<() => void>()
  renderLesson(
    <VideoLesson
      {...fromHost}
      module={aModule(fields)}
      onCompleted={onCompleted}
      onSkip={onSkip}
      onBack={onBack}
    />,
  )
  return { onCompleted, onSkip, onBack }
}

beforeEach(() => {
  vi.mocked(requests.getVideo)
    .mockReset()
    .mockResolvedValue({ title: 'Tools in your kitchen', videoUrl: clip, completed: false })
  vi.mocked(learning.postModuleState).mockReset().mockResolvedValue()
})

describe('a video lesson', () => {
  it('does not have to be watched again after a failed save and a reload', async () => {
    session.start({ accessToken: 'x', email: 'sam@example.com', remember: true })
    vi.mocked(learning.postModuleState).mockRejectedValueOnce(new ApiError('no-response'))
    renderVideo()
    await watch()
    await userEvent.click(continueButton())
    cleanup()
    const { onCompleted } = renderVideo()
    expect(isLocked()).toBe(false)
    await userEvent.click(continueButton())
    expect(onCompleted).toHaveBeenCalledOnce()
    cleanup()
    renderVideo()
    expect(isLocked()).toBe(true)
  })

  it('shuts the way on until the video has ended, and says why', async () => {
    renderVideo()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tools in your kitchen')
    await screen.findByRole('button', { name: `Watch ${clip} to the end` })
    expect(isLocked()).toBe(true)
    expect(continueButton()).toHaveAccessibleDescription('Watch to the end. Then you can continue.')
    await userEvent.click(continueButton())
    expect(learning.postModuleState).not.toHaveBeenCalled()

    await watch()
    expect(isLocked()).toBe(false)
    expect(screen.getByText('You watched to the end. You can continue.')).toBeVisible()
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })

  it('saves it as completed and leads on, once', async () => {
    let saved = () => {}
    vi.mocked(learning.postModuleState).mockReturnValue(
      new Promise((resolve) => {
        saved = resolve
      }),
    )
    const { onCompleted } = renderVideo()
    await watch()
    await userEvent.click(continueButton())
    expect(continueButton()).toHaveTextContent('Saving…')
    await userEvent.click(continueButton())
    expect(vi.mocked(learning.postModuleState).mock.calls).toEqual([
      [1001, 'completed', expect.anything()],
    ])
    expect(onCompleted).not.toHaveBeenCalled()
    await act(async () => saved())
    expect(onCompleted).toHaveBeenCalledOnce()
    expect(isLocked()).toBe(true)
  })

  it('is open from the start when it was completed before', async () => {
    const { onCompleted } = renderVideo({ status: 'completed' })
    expect(isLocked()).toBe(false)
    expect(screen.getByText(/You finished this lesson before/)).toBeVisible()
    await userEvent.click(continueButton())
    expect(onCompleted).toHaveBeenCalledOnce()
  })

  it('says calmly that it is not saved while the network is gone', async () => {
    vi.mocked(learning.postModuleState).mockRejectedValueOnce(new ApiError('no-response'))
    renderVideo()
    await watch()
    act(() => onlineManager.setOnline(false))
    await userEvent.click(continueButton())
    expect(screen.getByText(/^Not saved\./)).toBeVisible()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    act(() => onlineManager.setOnline(true))
  })

  it('leads back without saving anything', async () => {
    const { onBack } = renderVideo()
    await watch()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })
})

describe('the place in a video', () => {
  beforeEach(() => session.start({ accessToken: 'x', email: 'sam@example.com', remember: true }))

  it('survives a reload, also when the player has not begun again', async () => {
    renderVideo()
    expect(await screen.findByText('From second 0')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Watch 12.6 seconds' }))
    cleanup()
    renderVideo()
    expect(await screen.findByText('From second 12')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Wait' }))
    cleanup()
    renderVideo()
    expect(await screen.findByText('From second 12')).toBeVisible()
  })

  it('stays in another language, whose clip is another one (rules.md#video)', async () => {
    const spanish = 'https://clips.example.org/herramientas.mp4'
    vi.mocked(requests.getVideo).mockImplementation(async () => {
      const videoUrl = currentLanguage() === 'es' ? spanish : clip
      return { title: '', videoUrl, completed: false }
    })
    renderVideo()
    await userEvent.click(await screen.findByRole('button', { name: 'Watch 12.6 seconds' }))
    act(() => chooseLanguage('es'))
    expect(await screen.findByText(`Watch ${spanish} to the end`)).toBeVisible()
    expect(screen.getByText('From second 12')).toBeVisible()
  })

  it('is the beginning again once it was watched to the end, and in another video', async () => {
    renderVideo()
    await userEvent.click(await screen.findByRole('button', { name: 'Watch 12.6 seconds' }))
    cleanup()
    renderVideo({ id: 1003 })
    expect(await screen.findByText('From second 0')).toBeVisible()
    cleanup()
    renderVideo()
    await watch()
    cleanup()
    renderVideo()
    expect(await screen.findByText('From second 0')).toBeVisible()
  })
})

describe('the address of a video', () => {
  const own = 'https://clips.example.org/own.mp4'

  it('is the one of the path where its own call has none', async () => {
    vi.mocked(requests.getVideo).mockResolvedValue({ title: '', videoUrl: null, completed: false })
    renderVideo({ videoUrl: own, title: 'From the path' })
    expect(await screen.findByText(`Watch ${own} to the end`)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('From the path')
  })
})

describe('a video that cannot be loaded', () => {
  it('says so, tries again and leads back', async () => {
    vi.mocked(requests.getVideo).mockRejectedValueOnce(new ApiError('server', { status: 500 }))
    const { onBack } = renderVideo()
    expect(await screen.findByText('Error loading module')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(onBack).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(`Watch ${clip} to the end`)).toBeVisible()
  })

  it('says that it has no id, and offers no other try: that cannot help', async () => {
    vi.mocked(requests.getVideo).mockRejectedValue(
      new ApiError('missing-id', { missing: 'module' }),
    )
    const { onBack } = renderVideo({ id: null })
    expect(await screen.findByText('No module ID provided')).toBeVisible()
    expect(screen.getByText('Go on without it, or go back to your path.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(onBack).toHaveBeenCalledOnce()
  })

  it('leads on without a video that cannot be watched, and saves nothing', async () => {
    const { onSkip } = renderVideo()
    await userEvent.click(await screen.findByRole('button', { name: 'Go on without it' }))
    expect(onSkip).toHaveBeenCalledOnce()
    expect(learning.postModuleState).not.toHaveBeenCalled()
  })
})
