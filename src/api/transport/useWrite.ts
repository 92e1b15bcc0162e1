import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { session } from '@/learner/session'
import { useTellUnsaved, type NotSaved } from './useTellUnsaved'

/*
 * The one way to write. How to add a write:
 * 1. A request `postX` in `src/api/<area>.ts`, which parses the answer.
 * 2. `useWrite({ send: postX, notSaved: 'x' })`, in `<area>.queries.ts` if it changes what was read (`onSaved`).
 * 3. The sentence `notSaved.x` in errors.json: for who has left the screen before the write failed.
 * 4. `isHarmlessTwice` if the server ends the same after two: the learner may then try again after 8 s.
 * 5. On the screen a `Button` with `busy`, a `WriteNote`, and what to do when it failed.
 */

/** Slow: it takes longer than anybody likes to wait. Again: the learner had it sent another time. */
export type WriteState = 'idle' | 'saving' | 'slow' | 'again' | 'saved' | 'failed'

type Write<Input, Output> = {
  send: (input: Input, signal: AbortSignal) => Promise<Output>
  /** What the rest of the app must know; done also when the learner has left the screen. */
  onSaved?: (output: Output, input: Input) => void
  /** Null where nothing is lost with it. */
  notSaved: NotSaved | null
  isHarmlessTwice?: boolean
  /** Who leaves the screen has changed their mind: it is dropped. */
  endsWithScreen?: boolean
}

/** What the screen does then, if the learner is still there. */
type Outcome<Output> = { onSaved?: (output: Output) => void; onFailed?: (error: Error) => void }

/** Where a write stands. */
type Course<Input, Output> =
  | { status: 'idle' | 'error'; error: Error | null }
  | { status: 'pending'; input: Input; signal: AbortSignal }
  | { status: 'success'; data: Output }

const toError = (reason: unknown) =>
  reason instanceof Error ? reason : new Error('Not saved', { cause: reason })

/** After so long the wait is named (contract.md#retries). */
const slowAfterMs = 8000

/**
 * A write: sent once however often it is pressed, also on a slow device that has not drawn the first
 * press yet; never later by itself, and again only by the learner's own hand.
 */
export function useWrite<Input, Output>(write: Write<Input, Output>) {
  const { isHarmlessTwice = false, endsWithScreen = false } = write
  const running = useRef<AbortController>(null)
  const settled = useRef(false)
  const isHere = useRef(true)
  const outcome = useRef<Outcome<Output>>({})
  const tellUnsaved = useTellUnsaved()
  const [course, setCourse] = useState<Course<Input, Output>>({ status: 'idle', error: null })
  const [slowTry, setSlowTry] = useState<AbortSignal>()
  const currentTry = course.status === 'pending' ? course.signal : undefined

  // Only once the outcome is drawn: a press that comes before meets the button as it was.
  useEffect(() => {
    if (!settled.current) return
    settled.current = false
    running.current = null
  })

  useEffect(() => {
    if (!currentTry) return undefined
    const timer = setTimeout(() => setSlowTry(currentTry), slowAfterMs)
    return () => clearTimeout(timer)
  }, [currentTry])

  // Whoever waits for the file of the next screen has left this one, which React only hides meanwhile.
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      if (endsWithScreen) running.current?.abort()
    }
  }, [endsWithScreen])

  const attempt = async (input: Input, signal: AbortSignal) => {
    const output = await write.send(input, signal)
    write.onSaved?.(output, input)
    return output
  }

  const begin = (input: Input) => {
    const controller = (running.current = new AbortController())
    const { signal } = controller
    const sentBy = session.token()
    setCourse({ status: 'pending', input, signal })
    /** What comes of a try that was dropped for another one is nobody's concern. */
    const end = (then: Course<Input, Output>, tell: () => void) => {
      if (running.current !== controller) return
      settled.current = true
      setCourse(then)
      tell()
    }
    attempt(input, signal).then(
      (data) =>
        end({ status: 'success', data }, () => {
          if (isHere.current) outcome.current.onSaved?.(data)
        }),
      (reason: unknown) => {
        const error = toError(reason)
        end({ status: 'error', error }, () => {
          if (isHere.current) outcome.current.onFailed?.(error)
          // Another learner, or a session that has ended, hears nothing of it.
          else if (write.notSaved !== null && session.token() === sentBy)
            tellUnsaved(write.notSaved)
        })
      },
    )
  }

  const tryAgain = () => {
    // A second press comes when the next try is on its way.
    if (course.status !== 'pending' || running.current?.signal !== slowTry) return
    running.current?.abort()
    begin(course.input)
  }

  return {
    state: stateOf(course.status, currentTry, slowTry),
    /** On its way: the button says so. */
    isBusy: course.status === 'pending',
    isSaved: course.status === 'success',
    data: course.status === 'success' ? course.data : undefined,
    error: 'error' in course ? course.error : null,
    send: (input: Input, then: Outcome<Output> = {}) => {
      if (running.current) return
      outcome.current = then
      setSlowTry(undefined)
      begin(input)
    },
    /** Drops the try that hangs and sends a new one; undefined where a second one might do harm. */
    tryAgain: isHarmlessTwice ? tryAgain : undefined,
    /** What was said of the last try no longer holds. */
    forget: () => {
      if (!running.current) setCourse({ status: 'idle', error: null })
    },
  }
}

function stateOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  currentTry: AbortSignal | undefined,
  slowTry: AbortSignal | undefined,
): WriteState {
  if (status === 'success') return 'saved'
  if (status === 'error') return 'failed'
  if (status === 'idle') return 'idle'
  if (slowTry === undefined) return 'saving'
  return slowTry === currentTry ? 'slow' : 'again'
}
