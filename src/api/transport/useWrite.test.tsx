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
/** Until what has happened is drawn. */
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
  it('when a second press comes before the first one is drawn', async () => {
    const { result } = renderWrite()
    act(() => {
      result.current.send('first')
      result.current.send('second')
    })
    await drawn()
    expect(sent()).toEqual(['first'])
  })

  it('when a press comes between the answer and its drawing', async () => {
    const { result } = renderWrite()
    act(() =>
      result.current.send('first', {
        onSaved: () => queueMicrotask(() => result.current.send('second')),
      }),
    )
    await drawn()
    expect(sent()).toEqual(['first'])
  })

  it('and again once the outcome is drawn, whatever it was', async () => {
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

  it('and never by itself after a failure', async () => {
    send.mockRejectedValue(new Error('no'))
    const { result } = renderWrite({ isHarmlessTwice: true })
    act(() => result.current.send('once'))
    await wait(60_000)
    expect(sent()).toEqual(['once'])
  })
})

describe('a write that takes long', () => {
  it('is slow after 8 seconds, and saved when the answer comes after all', async () => {
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

  it('cannot be tried again where a second one might do harm', async () => {
    send.mockImplementation(never)
    const { result } = renderWrite()
    act(() => result.current.send('first'))
    await wait(8000)
    expect(result.current.tryAgain).toBeUndefined()
  })

  it('is dropped by one more try, of which there is never more than one', async () => {
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

  it('does what was to be done then after the second try, once', async () => {
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

  it('is told in the language of now', async () => {
    await leaveAndFail({}, () => chooseLanguage('es'))
    expect(screen.getByText(/^Tu lección no se guardó/)).toBeVisible()
  })

  it('is told nothing where nothing is lost', async () => {
    await leaveAndFail({ notSaved: null })
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
  })

  it('hears nothing of what another one sent before', async () => {
    await leaveAndFail({}, () => session.start({ accessToken: 'another', remember: false }))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('has left it also while the next screen is on its way', async () => {
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

  it('finds what was saved meanwhile, and is moved nowhere', async () => {
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

  it('drops what ends with the screen, and nothing else', async () => {
    send.mockImplementation(never)
    for (const endsWithScreen of [true, false]) {
      const { result, unmount } = renderWrite({ endsWithScreen })
      act(() => result.current.send('first'))
      await drawn()
      unmount()
    }
    expect(send.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true, false])
  })

  it('but who is still there hears it from the screen alone', async () => {
    render(<Toasts />)
    send.mockRejectedValue(new Error('no'))
    const { result } = renderWrite()
    act(() => result.current.send('first'))
    await drawn()
    expect(result.current.state).toBe('failed')
    expect(screen.queryByText(sentence)).toBeNull()
  })
})

it('forgets the last failure, but nothing that is on its way', async () => {
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
