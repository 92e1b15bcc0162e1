import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { playableAddress } from './playable-address'
import { VideoPlayer } from './VideoPlayer'

const src = 'https://videos.example/budget.mp4'

async function renderPlayer(overrides: Partial<Parameters<typeof VideoPlayer>[0]> = {}) {
  const onEnded = vi.fn<() => void>()
  const { container } = render(
    <VideoPlayer src={src} title="Make a budget" language="es" onEnded={onEnded} {...overrides} />,
  )
  const find = () => container.querySelector('video')
  await waitFor(() => expect(find()).not.toBeNull())
  const video = find()
  if (!video) throw new Error('no video')
  return { video, onEnded, find }
}

test('shows controls and never starts by itself', async () => {
  const { video } = await renderPlayer()
  expect(video).toHaveAttribute('src', src)
  expect(video.controls).toBe(true)
  expect(video.autoplay).toBe(false)
  expect(screen.getByRole('group', { name: 'Make a budget' })).toBeVisible()
})

test('tells when the video was watched to the end', async () => {
  const { video, onEnded } = await renderPlayer()
  expect(onEnded).not.toHaveBeenCalled()
  fireEvent.ended(video)
  expect(onEnded).toHaveBeenCalledOnce()
})

test('the loader leaves 1500 ms after the video begins to load', async () => {
  const { video } = await renderPlayer()
  vi.useFakeTimers()
  fireEvent.loadStart(video)
  act(() => {
    vi.advanceTimersByTime(1499)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Loading the video…')
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.queryByRole('status')).toBeNull()
  vi.useRealTimers()
})

test('the loader leaves a clip that was here before its element was on the page', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(1)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  await renderPlayer()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 4000 })
})

test('a clip that failed before its element was on the page says so', async () => {
  const player = HTMLMediaElement.prototype
  Object.defineProperty(player, 'error', { configurable: true, get: () => ({ code: 4 }) })
  onTestFinished(() => void Reflect.deleteProperty(player, 'error'))
  render(<VideoPlayer src={src} title="Budget" language="en" onEnded={() => {}} />)
  expect(await screen.findByText('The video does not play.')).toBeVisible()
})

test('keeps the volume and the speed that the learner chose', async () => {
  const { video } = await renderPlayer()
  video.volume = 0.3
  fireEvent.volumeChange(video)
  video.playbackRate = 0.75
  fireEvent.rateChange(video)
  fireEvent.loadedMetadata(video)
  expect(video.volume).toBe(0.3)
  expect(video.playbackRate).toBe(0.75)
})

test('a video service that stays silent for 8 seconds does not leave the learner waiting', () => {
  vi.useFakeTimers()
  render(<VideoPlayer src={src} title="Budget" language="en" onEnded={() => {}} />)
  act(() => {
    vi.advanceTimersByTime(7999)
  })
  expect(screen.queryByRole('link')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByText(/takes long to load/)).toBeVisible()
  expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', src)
  vi.useRealTimers()
})

test('a video that loads in time stands alone', async () => {
  const { video } = await renderPlayer()
  vi.useFakeTimers()
  fireEvent.loadedMetadata(video)
  act(() => {
    vi.advanceTimersByTime(20_000)
  })
  expect(screen.queryByRole('link')).toBeNull()
  vi.useRealTimers()
})

test('a video that fails can be tried again or opened elsewhere', async () => {
  const onError = vi.fn<() => void>()
  const { video, find } = await renderPlayer({ onError })
  fireEvent.error(video)
  expect(screen.getByRole('alert')).toHaveTextContent('The video does not play.')
  expect(onError).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', src)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(find()).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([null, '', 'budget.mp4', 'javascript:alert(1)', 'data:video/mp4;base64,AAAA'])(
  '%s is no video: the learner is told',
  (address) => {
    render(<VideoPlayer src={address} title="Budget" language="en" onEnded={() => {}} />)
    expect(screen.getByRole('alert')).toHaveTextContent('There is no video here yet.')
  },
)

test('only web addresses are followed', () => {
  expect(playableAddress('https://youtu.be/abcdefghijk')).toBe('https://youtu.be/abcdefghijk')
  expect(playableAddress('http://videos.example/a.mp4')).toBe('http://videos.example/a.mp4')
  expect(playableAddress('file:///etc/passwd')).toBeNull()
})
