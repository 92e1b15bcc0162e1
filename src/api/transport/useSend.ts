import {
  useMutation,
  useQueryClient,
  type MutateOptions,
  type MutationKey,
  type UseMutationOptions,
} from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'

/*
 * How to add a write:
 * 1. A request `postX` in `src/api/<area>.ts`, which parses the answer.
 * 2. `useSend({ mutationKey, mutationFn, meta })`, in its feature, or in `<area>.queries.ts` where several need it.
 * 3. `meta: { notSaved: 'x' }` and the sentence `notSaved.x` in errors.json, unless a failure loses nothing: it is said
 *    to a learner who has left the screen (query-client.ts).
 * 4. On the screen a `Button` with `busy`, a `WriteNote`, and what to do when it failed.
 * 5. Only if it is harmless twice: `signalFor` in its mutationFn, and `tryAgain` for its WriteNote.
 */

const controllers = new WeakMap<object, AbortController>()

/** The signal by which Try again aborts the request of these variables. */
export function signalFor(variables: object): AbortSignal {
  const controller = new AbortController()
  controllers.set(variables, controller)
  return controller.signal
}

type Write<Output, Variables> = UseMutationOptions<Output, Error, Variables> & {
  mutationKey: MutationKey
}
type Here<Output, Variables> = Pick<
  MutateOptions<Output, Error, Variables>,
  'onSuccess' | 'onError'
>

/**
 * A mutation that drops a press while the one before is on its way. The callbacks of `write` run always; those of `here`
 * only while the screen is there.
 */
export function useSend<Output, Variables extends object>(
  write: Write<Output, Variables>,
  here: Here<Output, Variables> = {},
) {
  const queryClient = useQueryClient()
  // The id is of this visit to the screen: what still hangs from an earlier one does not hold it up.
  const mutationKey = [...write.mutationKey, useId()]
  const mutation = useMutation({ ...write, mutationKey })
  // A ref, because Google's button holds on to the callbacks of its first render.
  const rendered = useRef(mutation.status)
  useEffect(() => {
    rendered.current = mutation.status
  })
  // Ask React Query: React may not have rendered the last press, or its outcome, yet.
  const cache = queryClient.getMutationCache()
  const isRunning = () => {
    const last = cache.findAll({ mutationKey }).at(-1)
    const status = last?.state.status ?? rendered.current
    return status === 'pending' || status !== rendered.current
  }
  return {
    ...mutation,
    send: (variables: Variables) => {
      if (!isRunning()) mutation.mutate(variables, here)
    },
    /** Aborts the request that hangs and sends a new one. */
    tryAgain: () => {
      const controller = mutation.isPending && controllers.get(mutation.variables)
      if (!controller || controller.signal.aborted) return
      controller.abort()
      mutation.mutate({ ...mutation.variables }, here)
    },
    /** Forgets the last outcome, but no request that runs. */
    reset: () => {
      if (isRunning()) return
      mutation.reset()
      for (const settled of cache.findAll({ mutationKey })) cache.remove(settled)
    },
  }
}
