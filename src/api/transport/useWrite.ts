import { useMutation } from '@tanstack/react-query'
import type { TypeOptions } from 'i18next'
import { useEffect, useLayoutEffect, useRef, useState, createContext, use } from 'react'
import timing from '@/config/timing.json'
import { session } from '@/learner/session'
import { useIsHere } from '@/lib/useIsHere'

/** A key of `notSaved` in errors.json. */
export type NotSaved = keyof TypeOptions['resources']['errors']['notSaved']

/** Shows a learner who has left the screen what was not saved. */
export const NotSavedContext = createContext<(sentence: NotSaved) => void>(() => {})

/*
 * The one hook for writes. How to add a write:
 * 1. A request `postX` in `src/api/<area>.ts`, which parses the answer.
 * 2. `useWrite({ send: postX, notSaved: 'x' })`, in `<area>.queries.ts` if it changes what was read (`onSaved`).
 * 3. The sentence `notSaved.x` in errors.json: for learners who left the screen before the write failed.
 * 4. `isHarmlessTwice` if the request is idempotent: the learner may then try again after 8 s.
 * 5. On the screen a `Button` with `busy`, a `WriteNote`, and what to do when it failed.
 */

/** `slow`: no response after 8 s. `again`: the learner has sent it again. */
export type WriteState = 'idle' | 'saving' | 'slow' | 'again' | 'saved' | 'failed'

type Write<Input, Output> = {
  send: (input: Input, signal: AbortSignal) => Promise<Output>
  /** Updates the rest of the app, even if the learner has left the screen. */
  onSaved?: (output: Output, input: Input) => void
  /** Null if a failure loses nothing. */
  notSaved: NotSaved | null
  isHarmlessTwice?: boolean
  /** Aborts the request when the learner leaves the screen. */
  endsWithScreen?: boolean
}

/** Callbacks of the screen, if the learner is still there. */
type Outcome<Output> = { onSaved?: (output: Output) => void; onFailed?: (error: Error) => void }

/** One request, with the input at the time of the press and the token of its session. */
type Attempt<Input, Output> = {
  write: Write<Input, Output>
  input: Input
  outcome: Outcome<Output>
  controller: AbortController
  token: string | undefined
}

/**
 * A mutation that ignores further presses while it is in flight, even before the first press has rendered. It is
 * never retried automatically.
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
      // Ignore an aborted attempt, which another one has replaced.
      if (running.current !== attempt) return
      if (!isHere.current) {
        const { notSaved } = attempt.write
        const isSameSession = session.token() === attempt.token
        if (error !== null && notSaved !== null && isSameSession) showNotSaved(notSaved)
      } else if (error === null) attempt.outcome.onSaved?.(output as Output) // defined without an error
      else attempt.outcome.onFailed?.(error)
    },
  })

  // Accept presses again only after the outcome has rendered: an earlier one was meant for the old button.
  useEffect(() => {
    const isRendered = mutation.variables === running.current && !mutation.isPending
    if (isRendered) running.current = null
  })

  const current = mutation.isPending ? mutation.variables.controller : undefined
  useEffect(() => {
    if (!current) return undefined
    // Tell the learner that it takes long (contract.md#retries).
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
    // Ignore a second press, when the next attempt is already in flight.
    if (!attempt || attempt.controller !== slow) return
    attempt.controller.abort()
    begin(attempt.input, attempt.outcome)
  }

  return {
    state: stateOf(mutation.status, current, slow),
    isBusy: mutation.isPending,
    isSaved: mutation.isSuccess,
    data: mutation.data,
    error: mutation.error,
    send: (input: Input, outcome: Outcome<Output> = {}) => {
      if (running.current) return
      setSlow(undefined)
      begin(input, outcome)
    },
    /** Aborts the attempt that hangs and sends a new one; undefined if the request is not idempotent. */
    tryAgain: isHarmlessTwice ? tryAgain : undefined,
    /** Clears the outcome of the last attempt. */
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
