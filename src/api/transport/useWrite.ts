import { useMutation } from '@tanstack/react-query'
import type { TypeOptions } from 'i18next'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { session } from '@/learner/session'

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

/** The name of a sentence in errors.json. */
export type NotSaved = keyof TypeOptions['resources']['errors']['notSaved']

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The sentence for a learner who does not see that it failed; null where they see it. */
      unseenFailure: () => NotSaved | null
    }
  }
}

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
  const sentBy = useRef<string>(undefined)
  const outcome = useRef<Outcome<Output>>({})
  const [slowTry, setSlowTry] = useState<AbortSignal>()

  const { mutate, variables, isPending, status, data, error, reset } = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) =>
      write.send(input, signal),
    onSuccess: (output, { input }) => write.onSaved?.(output, input),
    meta: {
      // Another learner, or a session that has ended, hears nothing of it.
      unseenFailure: () =>
        isHere.current || session.token() !== sentBy.current ? null : write.notSaved,
    },
  })
  const currentTry = isPending ? variables.signal : undefined

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

  const begin = (input: Input) => {
    const { signal } = (running.current = new AbortController())
    sentBy.current = session.token()
    mutate(
      { input, signal },
      {
        onSuccess: (output) => {
          if (isHere.current) outcome.current.onSaved?.(output)
        },
        onError: (reason) => {
          if (isHere.current) outcome.current.onFailed?.(reason)
        },
        onSettled: () => {
          settled.current = true
        },
      },
    )
  }

  const tryAgain = () => {
    // A second press comes when the next try is on its way.
    if (!variables || running.current?.signal !== slowTry) return
    running.current?.abort()
    begin(variables.input)
  }

  return {
    state: stateOf(status, currentTry, slowTry),
    /** On its way: the button says so. */
    isBusy: isPending,
    isSaved: status === 'success',
    data,
    error,
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
      if (!running.current) reset()
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
