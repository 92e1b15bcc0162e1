import { useRef } from 'react'

/** Does it at the first call only: two presses on a slow device do not count twice. */
export function useOnce<Args extends unknown[]>(act: (...args: Args) => void) {
  const isDone = useRef(false)
  return (...args: Args): void => {
    if (isDone.current) return
    isDone.current = true
    act(...args)
  }
}
