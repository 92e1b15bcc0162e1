import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pass, soon } from '@tests/support/clock'
import { spyOnReload } from '@tests/support/reload'
import { render } from '@tests/support/render'
import { playerOptions, resume, serviceOf } from './player-options'
import { useVideoAddress } from './useVideoAddress'
import { VideoPlayer } from './VideoPlayer'

// jsdom plays nothing: these tests fire the events of the video element.

const address = 'https://clips.example.org/hands.mp4'
const onRetry = vi.fn<() => void>()
const onEnded = vi.fn<() => void>()

beforeEach(() => void vi.clearAllMocks())

const playerOf = (src: string | null) => <Player src={src} />
function Player({ src }: { src: string | null }) {
  return (
    <VideoPlayer
      video={useVideoAddress(src)}
      title="Hands"
      language="en"
      onRetry={onRetry}
      onEnded={onEnded}
      skip={<button>Skip</button>}
    />
  )
}

function video() {
  const found = document.querySelector('video')
  if (!found) throw new Error('There is no player yet')
  return found
}
const player = () => waitFor(video)

async function show() {
  render(playerOf(address))
  return player()
}

function load(found: HTMLVideoElement, duration = 60) {
  Object.defineProperty(found, 'duration', { configurable: true, value: duration })
  fireEvent.loadedMetadata(found)
}

function playTo(found: HTMLVideoElement, seconds: number) {
  found.currentTime = seconds
  fireEvent.timeUpdate(found)
}

const slow = () => screen.queryByText(/^The video takes a long time to load\./)
const skip = () => screen.queryByRole('button', { name: 'Skip' })

describe('a video', () => {
  test('has controls that say why they are locked until the player is there', async () => {
    // The first test: for the next ones the chunk of the player is there at once.
    render(playerOf(address))
    for (const name of ['Play', 'Full screen']) {
      const control = screen.getByRole('button', { name })
      expect(control).toHaveAttribute('title', name)
      expect(control).toHaveAttribute('aria-disabled', 'true')
      expect(control).toHaveAccessibleDescription('Loading the video…')
      fireEvent.click(control)
      const reason = screen.getByText('Loading the video…', { selector: '[role=status] > *' })
      expect(reason.parentElement).toHaveAttribute('data-outlined')
      reason.parentElement?.removeAttribute('data-outlined')
    }
    await player()
    expect(screen.getByRole('button', { name: 'Play' })).not.toHaveAttribute('aria-disabled')
  })

  test('hides its loader 1500 ms after it has loaded', async () => {
    vi.useFakeTimers()
    render(playerOf(address))
    await soon(video)
    await pass(3000)
    expect(screen.getByText('Loading the video…')).toBeVisible()
    load(video())
    await pass(1499)
    expect(screen.getByText('Loading the video…')).toBeVisible()
    await pass(1)
    expect(screen.queryByText('Loading the video…')).toBeNull()
    await pass(9000)
    expect(slow()).toBeNull()
  })

  test('that ends in full screen leaves it, so that the way on is seen', async () => {
    const found = await show()
    const exit = vi.fn<() => Promise<void>>().mockResolvedValue()
    Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: exit })
    const fill = (element: Element | null) =>
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    onTestFinished(() => void fill(null))
    fill(document.createElement('video'))
    fireEvent.ended(found)
    expect(exit).not.toHaveBeenCalled()
    fill(found)
    fireEvent.ended(found)
    expect(exit).toHaveBeenCalledOnce()
    fill(null)
    // An iPhone.
    const exitOfPhone = vi.fn<() => void>()
    const phone = { webkitDisplayingFullscreen: true, webkitExitFullscreen: exitOfPhone }
    fireEvent.ended(Object.assign(found, phone))
    expect(exitOfPhone).toHaveBeenCalledOnce()
    expect(exit).toHaveBeenCalledOnce()
  })

  test('has ways on where nothing has come after 8 seconds', async () => {
    vi.useFakeTimers()
    render(playerOf(address))
    await soon(video)
    await pass(7999)
    expect(slow()).toBeNull()
    await pass(1)
    expect(slow()).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the video/ })).toHaveAttribute('href', address)
    expect(skip()).toBeVisible()
  })

  test('of YouTube whose script has not come offers to load the page again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const reload = spyOnReload()
    render(playerOf('https://www.youtube.com/watch?v=abcdefghijk'))
    await pass(8000)
    fireEvent.click(await screen.findByRole('button', { name: 'Reload the page' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('of YouTube whose script cannot load leaves no uncaught rejection', async () => {
    render(playerOf('https://www.youtube.com/watch?v=abcdefghijk'))
    const uncaught = vi.fn<() => void>()
    window.addEventListener('unhandledrejection', uncaught)
    const reject = (reason: unknown) => {
      const rejection = new Event('unhandledrejection', { cancelable: true })
      fireEvent(window, Object.assign(rejection, { reason }))
      return rejection.defaultPrevented
    }
    const script = document.createElement('script')
    const failure = new Event('error')
    script.dispatchEvent(failure)
    expect(reject(failure)).toBe(true)
    expect(uncaught).not.toHaveBeenCalled()
    expect(reject(new Error('of ours'))).toBe(false)
    expect(uncaught).toHaveBeenCalledOnce()
    window.removeEventListener('unhandledrejection', uncaught)
  })

  test('is not called slow where the browser waits for a tap', async () => {
    vi.useFakeTimers()
    render(playerOf(address))
    fireEvent(await soon(video), new Event('suspend'))
    await pass(9000)
    expect(slow()).toBeNull()
  })

  test('plays by a press on its picture, has its controls below, and nothing over its last picture', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play')
    const found = await show()
    Object.defineProperties(found, { readyState: { value: 1 }, mozHasAudio: { value: true } })
    load(found)
    await pass(1500)
    const sign = () => document.querySelector('[aria-hidden] > svg[width="2.5rem"]')
    expect(found.controls).toBe(false)
    expect(sign()).toBeVisible()
    fireEvent.click(found)
    expect(play).toHaveBeenCalledOnce()
    fireEvent.play(found)
    expect(sign()).toBeNull()
    const controls = within(screen.getByRole('group', { name: 'Video controls' }))
    expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible()
    fireEvent.change(controls.getByRole('slider'), { target: { value: 30 } })
    expect(found.currentTime).toBe(30)
    fireEvent.seeked(found)
    expect(controls.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:30')
    // A screen reader would say each second.
    playTo(found, 31)
    expect(controls.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:30')
    fireEvent.pause(found)
    expect(sign()).toBeNull()
    expect(controls.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:31')
    playTo(found, 30)
    expect(controls.getByText('0:30 / 1:00')).toBeVisible()
    fireEvent.click(controls.getByRole('button', { name: 'Turn the sound off' }))
    expect(found.muted).toBe(true)
    fireEvent.ended(found)
    expect(sign()).toBeNull()
    fireEvent.click(controls.getByRole('button', { name: 'Play' }))
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('without a length has no total, and a place as far as it was played', async () => {
    const found = await show()
    load(found, Infinity)
    playTo(found, 20)
    playTo(found, 5)
    const controls = within(screen.getByRole('group', { name: 'Video controls' }))
    expect(controls.getByText('0:05')).toBeVisible()
    expect(controls.getByRole('slider')).toHaveAttribute('max', '20')
    Object.defineProperty(found, 'duration', { value: 40 })
    fireEvent.durationChange(found)
    expect(controls.getByText('0:05 / 0:40')).toBeVisible()
    expect(controls.getByRole('slider')).toHaveAttribute('max', '40')
  })

  test.each([
    ['Firefox', { mozHasAudio: false }, { mozHasAudio: true }],
    ['Safari', { audioTracks: [] }, { audioTracks: [{}] }],
    ['Chrome', { webkitAudioDecodedByteCount: 0 }, { webkitAudioDecodedByteCount: 900 }],
    ['another browser', { mozHasAudio: false }, {}],
  ])(
    'has a button for its sound where %s does not tell that it has none, which is said',
    async (_, silent, other) => {
      const found = await show()
      const be = (values: object) => {
        // jsdom has a list of tracks of its own.
        const all = { readyState: 1, audioTracks: undefined, mozHasAudio: undefined, ...values }
        for (const [name, value] of Object.entries(all)) {
          Object.defineProperty(found, name, { configurable: true, value })
        }
        load(found)
      }
      const sound = () => screen.queryByRole('button', { name: 'Turn the sound off' })
      const words = () => screen.queryByText('No sound')
      be(silent)
      expect(sound()).toBeNull()
      // Chrome knows it only once it plays.
      expect(words()).toBeNull()
      fireEvent.play(found)
      found.currentTime = 2
      fireEvent.timeUpdate(found)
      expect(words()).toBeVisible()
      be(other)
      expect(sound()).toBeVisible()
      expect(words()).toBeNull()
    },
  )

  test.each([
    ['on its way has to do with the internet', 2, true, /^Check your internet/],
    ['that cannot be played has not', 4, true, /^Try again\. If it still does not play/],
    ['without a network has', 4, false, /^Check your internet/],
  ])('that fails %s', async (_, code, isOnline, hint) => {
    const found = await show()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    Object.defineProperty(found, 'error', { value: { code } })
    fireEvent.error(found)
    expect(await screen.findByText(hint)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the video/ })).toBeVisible()
  })

  test('that fails while its controls have the focus gives it to the title', async () => {
    render(
      <main id="main" tabIndex={-1}>
        <h1 tabIndex={-1}>The film</h1>
        {playerOf(address)}
      </main>,
    )
    const found = await player()
    load(found)
    screen.getByRole('button', { name: 'Play' }).focus()
    Object.defineProperty(found, 'error', { value: { code: 2 } })
    fireEvent.error(found)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The film' })).toHaveFocus())
  })

  test('keeps the volume and the speed that the learner chose', async () => {
    const found = await show()
    found.volume = 0.3
    fireEvent.volumeChange(found)
    found.playbackRate = 0.75
    fireEvent.rateChange(found)
    load(found)
    fireEvent.ended(found)
    expect(found.volume).toBe(0.3)
    expect(found.playbackRate).toBe(0.75)
    expect(onEnded).toHaveBeenCalledOnce()
  })

  test('that fails can be opened elsewhere or passed, and Retry asks for its address again', async () => {
    fireEvent.error(await show())
    expect(await screen.findByText('The video does not play.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the video/ })).toHaveAttribute('href', address)
    expect(skip()).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await player()).toBeInTheDocument()
    expect(screen.queryByText('The video does not play.')).toBeNull()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('is not called slow where it had loaded before React listened', async () => {
    vi.useFakeTimers()
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(1)
    render(playerOf(address))
    await soon(video)
    await pass(9000)
    expect(slow()).toBeNull()
  })

  test('can be passed at its end, where it has not ended after 10 seconds', async () => {
    const found = await show()
    load(found)
    vi.useFakeTimers()
    playTo(found, 40)
    await pass(20_000)
    expect(skip()).toBeNull()
    playTo(found, 59.8)
    await pass(9999)
    expect(skip()).toBeNull()
    await pass(1)
    expect(skip()).toBeVisible()
    playTo(found, 60)
    fireEvent.ended(found)
    expect(skip()).toBeNull()
  })

  test('that has no address is not there, and can be passed', () => {
    render(playerOf(null))
    expect(screen.getByText('There is no video here yet.')).toBeVisible()
    expect(document.querySelector('video')).toBeNull()
    expect(skip()).toBeVisible()
  })
})

test.each([
  [12, 60, 12],
  [58, 40, 35],
  [3, 4, 0],
  [12, Infinity, 12],
  [0, 60, 7],
])('a video left at %i seconds that lasts %d goes on at %i', (left, duration, second) => {
  const found = document.createElement('video')
  Object.defineProperty(found, 'duration', { value: duration })
  found.currentTime = 7
  resume(found, left)
  expect(found.currentTime).toBe(second)
})

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'youtube'],
  ['https://youtu.be/abcdefghijk', 'youtube'],
  ['https://www.youtube-nocookie.com/embed/abcdefghijk', 'youtube'],
  ['https://vimeo.com/123456', 'vimeo'],
  ['https://player.vimeo.com/video/123456', 'vimeo'],
  ['https://notyoutube.com/a.mp4', null],
  ['https://videos.example/youtube.com.mp4', null],
])('%s is shown by %s', (src, service) => {
  expect(serviceOf(src)).toBe(service)
})

test('a service is asked for captions in the language of the interface', () => {
  const { youtube, vimeo } = playerOptions('es', 30)
  expect(youtube).toEqual({ hl: 'es', cc_lang_pref: 'es', cc_load_policy: 1, start: 30 })
  expect(vimeo).toEqual({ texttrack: 'es' })
})
