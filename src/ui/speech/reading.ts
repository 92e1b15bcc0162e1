import type { listenTo } from './listen-to'
import type { Failure } from './read-aloud'

type Options = Omit<Parameters<typeof listenTo>[1], 'onOver'>

/** The current reading: the browser speaks one text at a time. */
let current: { end: (failure?: Failure) => void } | undefined

/** Stops the current reading, whichever button started it. */
export const stopReading = (): void => current?.end()

/**
 * Reads the visible text of an element aloud; a previous reading ends. The first call loads the chunk that speaks.
 * Returns the function that stops it; `onOver` is called once, however it ends.
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
