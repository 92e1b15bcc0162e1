import type { listenTo } from './listen-to'
import type { Failure } from './read-aloud'

type Options = Omit<Parameters<typeof listenTo>[1], 'onOver'>

/** What is being read aloud now: there is one voice. */
let current: { end: (failure?: Failure) => void } | undefined

/** Ends what is being read, whoever began it. */
export const stopReading = (): void => current?.end()

/**
 * Reads what can be seen in an element; what was read before ends. What speaks is fetched by the first call. Returns
 * what stops it; `onOver` is told of every end once.
 */
export function startReading(
  element: HTMLElement,
  options: Options,
  onOver: (failure?: Failure) => void,
): () => void {
  stopReading()
  let stop = () => {}
  const own = {
    end: (failure?: Failure) => {
      if (current !== own) return
      current = undefined
      stop()
      onOver(failure)
    },
  }
  current = own
  import('./listen-to')
    .then((file) => {
      if (current === own) stop = file.listenTo(element, { ...options, onOver: own.end })
    })
    .catch(() => own.end('failed'))
  return () => own.end()
}
