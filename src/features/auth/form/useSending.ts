import { useRef, useState } from 'react'

/**
 * Sends one thing at a time, however often it is asked to: `busy` while it runs, and then, if it
 * went wrong, what `toFailure` made of the error, until the next try or until it is forgotten.
 */
export function useSending<Failure>() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [failureBefore, setFailureBefore] = useState<Failure>()
  const running = useRef(false)

  async function send(
    work: () => Promise<void>,
    toFailure: (error: unknown) => Failure,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailureBefore(failure)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(toFailure(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return {
    send,
    busy,
    failure,
    /** While it runs: what was wrong at the last try. Its place may be kept, so that nothing moves. */
    failureBefore: busy ? failureBefore : undefined,
    forgetFailure: () => setFailure(undefined),
  }
}
