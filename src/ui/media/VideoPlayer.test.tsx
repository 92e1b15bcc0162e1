import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { playerOptions, serviceOf } from './player-options'
import { playableAddress, VideoPlayer } from './VideoPlayer'

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

test('reports when the video was watched to the end', async () => {
  const { video, onEnded } = await renderPlayer()
  expect(onEnded).not.toHaveBeenCalled()
  fireEvent.ended(video)
  expect(onEnded).toHaveBeenCalledOnce()
})

test('the loader disappears 1500 ms after the video begins to load', async () => {
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

test('the loader disappears for a clip that loaded before its element was mounted', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(1)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  await renderPlayer()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull(), { timeout: 4000 })
})

test('a clip that failed before its element was mounted shows an error', async () => {
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

test('a video service that does not respond for 8 seconds shows a message', () => {
  vi.useFakeTimers()
  render(<VideoPlayer src={src} title="Budget" language="en" onEnded={() => {}} />)
  act(() => {
    vi.advanceTimersByTime(7999)
  })
  expect(screen.queryByRole('link')).toBeNull()
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByText(/takes a long time to load/)).toBeVisible()
  expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', src)
  vi.useRealTimers()
})

test('a video that stands at its end for 10 seconds without having ended has a way on', async () => {
  const skip = <button type="button">Go on without it</button>
  const { video } = await renderPlayer({ skip })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.loadedMetadata(video)
  Object.defineProperty(video, 'duration', { value: 60 })
  const playTo = (seconds: number) => {
    video.currentTime = seconds
    fireEvent.timeUpdate(video)
  }
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
  const shown = () => screen.queryByRole('button', { name: 'Go on without it' }) !== null

  playTo(40)
  wait(20_000)
  expect(shown()).toBe(false)
  playTo(59.8)
  wait(9999)
  expect(shown()).toBe(false)
  wait(1)
  expect(shown()).toBe(true)
  playTo(30)
  expect(shown()).toBe(false)
  playTo(60)
  fireEvent.ended(video)
  wait(20_000)
  expect(shown()).toBe(false)
})

test('a video that fails can be tried again or opened elsewhere', async () => {
  const { video, find } = await renderPlayer()
  fireEvent.error(video)
  expect(screen.getByRole('alert')).toHaveTextContent('The video does not play.')
  expect(screen.getByRole('link', { name: /new tab/ })).toHaveAttribute('href', src)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(find()).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('resumes where the learner was, paused until they press play', async () => {
  const { video } = await renderPlayer({ startAt: () => 12 })
  Object.defineProperty(video, 'duration', { value: 60 })
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(12)
  expect(video.autoplay).toBe(false)
})

test('resumes a shorter clip a little before its end', async () => {
  const { video } = await renderPlayer({ startAt: () => 58 })
  Object.defineProperty(video, 'duration', { value: 40 })
  fireEvent.loadedMetadata(video)
  expect(video.currentTime).toBe(35)
})

test('the clip of another language resumes at the same second, without the error of a failed one', async () => {
  let second = 0
  const props = { title: 'Budget', language: 'en', startAt: () => second, onEnded: () => {} }
  const { container, rerender } = render(<VideoPlayer src={src} {...props} />)
  const find = async () => {
    await waitFor(() => expect(container.querySelector('video')).not.toBeNull())
    return container.querySelector('video') ?? document.createElement('video')
  }
  fireEvent.error(await find())
  expect(screen.getByRole('alert')).toBeVisible()
  second = 9
  rerender(<VideoPlayer {...props} src="https://videos.example/es.mp4" language="es" />)
  const other = await find()
  fireEvent.loadedMetadata(other)
  expect(other.currentTime).toBe(9)
  expect(other.src).toBe('https://videos.example/es.mp4')
})

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube'],
  ['https://youtu.be/abcdefghijk', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube'],
  ['https://vimeo.com/123456', 'vimeo'],
  ['https://player.vimeo.com/video/123456', 'vimeo'],
  ['https://notyoutube.com/a.mp4', null],
  ['https://videos.example/youtube.com.mp4', null],
])('%s is shown by %s', (address, service) => {
  expect(serviceOf(address)).toBe(service)
})

test('a service is asked for captions in the language of the interface', () => {
  const { youtube, vimeo } = playerOptions('es', 0)
  expect(youtube).toEqual({ hl: 'es', cc_lang_pref: 'es', cc_load_policy: 1 })
  expect(vimeo).toEqual({ texttrack: 'es' })
  expect(playerOptions('es', 30).youtube).toMatchObject({ start: 30 })
})

test.each([null, '', 'budget.mp4', 'javascript:alert(1)', 'data:video/mp4;base64,AAAA'])(
  '%s is not a video and shows an error',
  (address) => {
    render(<VideoPlayer src={address} title="Budget" language="en" onEnded={() => {}} />)
    expect(screen.getByRole('alert')).toHaveTextContent('There is no video here yet.')
  },
)

test('only web addresses are linked', () => {
  expect(playableAddress('https://youtu.be/abcdefghijk')).toBe('https://youtu.be/abcdefghijk')
  expect(playableAddress('http://videos.example/a.mp4')).toBe('http://videos.example/a.mp4')
  expect(playableAddress('file:///etc/passwd')).toBeNull()
})
