import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen } from '@testing-library/react'
import { lazy, Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showNotSaved } from '@/app/shell/show-not-saved'
import { chooseLanguage } from '@/i18n/i18n'
import { session } from '@/learner/session'
import { Toasts } from '@/ui/feedback/Toasts'
import { makeQueryClient } from '../query-client'
import { NotSavedContext, useWrite } from './useWrite'

type Options = Partial<Parameters<typeof useWrite<string, string>>[0]>

const send = vi.fn<(input: string, signal: AbortSignal) => Promise<string>>()
const never = () => new Promise<string>(() => {})

const queryClient = makeQueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <NotSavedContext value={showNotSaved}>{children}</NotSavedContext>
  </QueryClientProvider>
)

function renderWrite(options: Options = {}) {
  return renderHook(() => useWrite({ send, notSaved: 'lesson', ...options }), { wrapper })
}

const sent = () => send.mock.calls.map(([input]) => input)
/** Waits until React has rendered. */
const drawn = () => act(async () => vi.advanceTimersByTimeAsync(20))
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  send.mockReset().mockResolvedValue('saved')
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a write is sent once', () => {
  it('when a second press comes before the first has rendered', async () => {
    const { result } = renderWrite()
    act(() => {
      result.current.send('first')
      result.current.send('second')
    })
    await drawn()
    expect(sent()).toEqual(['first'])
  })

  it('when a press comes between the response and its rendering', async () => {
    const { result } = renderWrite()
    act(() =>
      result.current.send('first', {
        onSaved: () => queueMicrotask(() => result.current.send('second')),
      }),
    )
    await drawn()
    expect(sent()).toEqual(['first'])
  })

  it('and can be sent again once the outcome has rendered', async () => {
    const { result } = renderWrite()
    const onFailed = vi.fn<() => void>()
    for (let time = 0; time < 2; time += 1) {
      send.mockRejectedValueOnce(new Error('no'))
      act(() => result.current.send('fails', { onFailed }))
      await drawn()
      expect(result.current.state).toBe('failed')
    }
    expect(onFailed).toHaveBeenCalledTimes(2)
    act(() => result.current.send('works'))
    await drawn()
    expect(result.current.state).toBe('saved')
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('and not retried automatically after a failure', async () => {
    send.mockRejectedValue(new Error('no'))
    const { result } = renderWrite({ isHarmlessTwice: true })
    act(() => result.current.send('once'))
    await wait(60_000)
    expect(sent()).toEqual(['once'])
  })
})

describe('a write that takes long', () => {
  it('is slow after 8 seconds, and saved when the response arrives', async () => {
    let answer: (value: string) => void = () => {}
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { result } = renderWrite()
    act(() => result.current.send('first'))
    await wait(7999)
    expect(result.current.state).toBe('saving')
    await wait(1)
    expect(result.current.state).toBe('slow')
    expect(result.current.isBusy).toBe(true)
    answer('saved')
    await drawn()
    expect(result.current.state).toBe('saved')
  })

  it('cannot be sent again if it is not idempotent', async () => {
    send.mockImplementation(never)
    const { result } = renderWrite()
    act(() => result.current.send('first'))
    await wait(8000)
    expect(result.current.tryAgain).toBeUndefined()
  })

  it('is aborted by one retry, even after several presses', async () => {
    send.mockImplementation(never)
    const { result } = renderWrite({ isHarmlessTwice: true })
    act(() => result.current.send('first'))
    await wait(8000)
    act(() => {
      result.current.tryAgain?.()
      result.current.tryAgain?.()
    })
    await drawn()
    expect(sent()).toEqual(['first', 'first'])
    expect(send.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
    expect(result.current.state).toBe('again')
    await wait(8000)
    expect(result.current.state).toBe('slow')
  })

  it('calls its callbacks once, after the second attempt', async () => {
    send.mockImplementationOnce(
      (_input, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal))),
    )
    const onSaved = vi.fn<() => void>()
    const onFailed = vi.fn<() => void>()
    const { result } = renderWrite({ isHarmlessTwice: true })
    act(() => result.current.send('first', { onSaved, onFailed }))
    await wait(8000)
    act(() => result.current.tryAgain?.())
    await drawn()
    expect(result.current.state).toBe('saved')
    expect(onSaved).toHaveBeenCalledOnce()
    expect(onFailed).not.toHaveBeenCalled()
  })
})

describe('a learner who has left the screen', () => {
  const sentence = 'Your lesson is not saved. Open it again and go on from there.'

  async function leaveAndFail(options: Options = {}, meanwhile = () => {}) {
    render(<Toasts />)
    let fail: (reason: Error) => void = () => {}
    send.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)))
    const { result, unmount } = renderWrite(options)
    const onFailed = vi.fn<() => void>()
    act(() => result.current.send('first', { onFailed }))
    await drawn()
    unmount()
    act(meanwhile)
    fail(new Error('no'))
    await drawn()
    return onFailed
  }

  it('is told that it failed', async () => {
    const onFailed = await leaveAndFail()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is told in the current language', async () => {
    await leaveAndFail({}, () => chooseLanguage('es'))
    expect(screen.getByText(/^Tu lección no se guardó/)).toBeVisible()
  })

  it('is told nothing if nothing is lost', async () => {
    await leaveAndFail({ notSaved: null })
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })

  it('is not told about a write of another learner', async () => {
    await leaveAndFail({}, () => session.start({ accessToken: 'another', remember: false }))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('counts as gone while the next screen loads', async () => {
    render(<Toasts />)
    let fail: (reason: Error) => void = () => {}
    send.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)))
    const onFailed = vi.fn<() => void>()
    function Screen() {
      const write = useWrite({ send, notSaved: 'lesson' })
      return <button onClick={() => write.send('first', { onFailed })}>Save</button>
    }
    const NextScreen = lazy(() => new Promise<never>(() => {}))
    const screens = (hasLeft: boolean) => (
      <Suspense fallback="Loading">{hasLeft ? <NextScreen /> : <Screen />}</Suspense>
    )
    const { rerender } = render(screens(false), { wrapper })
    act(() => screen.getByRole('button', { name: 'Save' }).click())
    rerender(screens(true))
    fail(new Error('no'))
    await drawn()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('finds the saved data, and is not taken to another screen', async () => {
    const onSaved = vi.fn<(output: string, input: string) => void>()
    const openNext = vi.fn<() => void>()
    let answer: (value: string) => void = () => {}
    send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { result, unmount } = renderWrite({ onSaved })
    act(() => result.current.send('first', { onSaved: openNext }))
    await drawn()
    unmount()
    answer('done')
    await drawn()
    expect(onSaved).toHaveBeenCalledExactlyOnceWith('done', 'first')
    expect(openNext).not.toHaveBeenCalled()
  })

  it('aborts only writes that end with the screen', async () => {
    send.mockImplementation(never)
    for (const endsWithScreen of [true, false]) {
      const { result, unmount } = renderWrite({ endsWithScreen })
      act(() => result.current.send('first'))
      await drawn()
      unmount()
    }
    expect(send.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  })

  it('is not told twice: on the screen, the screen tells', async () => {
    render(<Toasts />)
    send.mockRejectedValue(new Error('no'))
    const { result } = renderWrite()
    act(() => result.current.send('first'))
    await drawn()
    expect(result.current.state).toBe('failed')
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

it('clears the last failure, but not a request in flight', async () => {
  send.mockRejectedValueOnce(new Error('no'))
  const { result } = renderWrite()
  act(() => result.current.send('first'))
  await drawn()
  act(() => result.current.forget())
  await drawn()
  expect(result.current.state).toBe('idle')
  send.mockImplementation(never)
  act(() => result.current.send('second'))
  await drawn()
  act(() => result.current.forget())
  expect(result.current.state).toBe('saving')
})
