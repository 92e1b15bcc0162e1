import { useMutation } from '@tanstack/react-query'
import type { TypeOptions } from 'i18next'
import { useEffect, useLayoutEffect, useRef, useState, createContext, use } from 'react'
import timing from '@/config/timing.json'
import { session } from '@/learner/session'
import { useIsHere } from '@/lib/useIsHere'

/** The name of a sentence in errors.json. */
export type NotSaved = keyof TypeOptions['resources']['errors']['notSaved']

/** Tells a learner who has left the screen what was not saved. */
export const NotSavedContext = createContext<(sentence: NotSaved) => void>(() => {})

/*
 * The one way to write. How to add a write:
 * 1. A request `postX` in `src/api/<area>.ts`, which parses the answer.
 * 2. `useWrite({ send: postX, notSaved: 'x' })`, in `<area>.queries.ts` if it changes what was read (`onSaved`).
 * 3. The sentence `notSaved.x` in errors.json: for learners who left the screen before the write failed.
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
  /** Leaving the screen cancels the request. */
  endsWithScreen?: boolean
}

/** What the screen does then, if the learner is still there. */
type Outcome<Output> = { onSaved?: (output: Output) => void; onFailed?: (error: Error) => void }

/** One request: what is sent as it was when it was pressed, how to cancel it, whose session sent it. */
type Attempt<Input, Output> = {
  write: Write<Input, Output>
  input: Input
  outcome: Outcome<Output>
  controller: AbortController
  token: string | undefined
}

/**
 * A mutation that is sent once however often it is pressed, also on a slow device that has not rendered the
 * first press yet; never later by itself, and again only by the learner's own hand.
 */
export function useWrite<Input, Output>(write: Write<Input, Output>) {
  const { isHarmlessTwice = false, endsWithScreen = false } = write
  const showNotSaved = use(NotSavedContext)
  const running = useRef<Attempt<Input, Output>>(null)
  const isHere = useIsHere()
  const [slow, setSlow] = useState<AbortController>()

  const mutation = useMutation<Output, Error, Attempt<Input, Output>>({
    mutationFn: (attempt) => attempt.write.send(attempt.input, attempt.controller.signal),
    onSuccess: (output, attempt) => attempt.write.onSaved?.(output, attempt.input),
    onSettled: (output, error, attempt) => {
      // A cancelled attempt has been replaced by another one.
      if (running.current !== attempt) return
      if (!isHere.current) {
        const { notSaved } = attempt.write
        const isSameSession = session.token() === attempt.token
        if (error !== null && notSaved !== null && isSameSession) showNotSaved(notSaved)
      } else if (error === null) attempt.outcome.onSaved?.(output as Output) // without an error there is one
      else attempt.outcome.onFailed?.(error)
    },
  })

  // Only once the outcome is rendered: a press that comes before meets the button as it was.
  useEffect(() => {
    const isRendered = mutation.variables === running.current && !mutation.isPending
    if (isRendered) running.current = null
  })

  const current = mutation.isPending ? mutation.variables.controller : undefined
  useEffect(() => {
    if (!current) return undefined
    // Say that it takes long (contract.md#retries).
    const timer = setTimeout(() => setSlow(current), timing.slowHintAfter)
    return () => clearTimeout(timer)
  }, [current])

  useLayoutEffect(
    () => () => {
      if (endsWithScreen) running.current?.controller.abort()
    },
    [endsWithScreen],
  )

  const begin = (input: Input, outcome: Outcome<Output>) => {
    const controller = new AbortController()
    running.current = { write, input, outcome, controller, token: session.token() }
    mutation.mutate(running.current)
  }

  const tryAgain = () => {
    const attempt = running.current
    // A second press comes when the next attempt is on its way.
    if (!attempt || attempt.controller !== slow) return
    attempt.controller.abort()
    begin(attempt.input, attempt.outcome)
  }

  return {
    state: stateOf(mutation.status, current, slow),
    /** On its way: the button says so. */
    isBusy: mutation.isPending,
    isSaved: mutation.isSuccess,
    data: mutation.data,
    error: mutation.error,
    send: (input: Input, outcome: Outcome<Output> = {}) => {
      if (running.current) return
      setSlow(undefined)
      begin(input, outcome)
    },
    /** Cancels the attempt that hangs and sends a new one; undefined where a second one might do harm. */
    tryAgain: isHarmlessTwice ? tryAgain : undefined,
    /** Takes back what was said of the last attempt. */
    forget: () => {
      if (!running.current) mutation.reset()
    },
  }
}

function stateOf(
  status: 'idle' | 'pending' | 'success' | 'error',
  current: AbortController | undefined,
  slow: AbortController | undefined,
): WriteState {
  if (status === 'success') return 'saved'
  if (status === 'error') return 'failed'
  if (status === 'idle') return 'idle'
  if (slow === undefined) return 'saving'
  return slow === current ? 'slow' : 'again'
}
