import { ApiError } from '../transport/api-error'
import { patience } from './patience'

/** Throws 'no-response' where it takes too long; the request is then dropped. */
export async function soon<T>(
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  signal.addEventListener('abort', abort)
  const stopWaiting = patience.wait(abort)
  try {
    const answer = await send(controller.signal)
    patience.renew()
    return answer
  } catch (error) {
    throw controller.signal.aborted && !signal.aborted ? new ApiError('no-response') : error
  } finally {
    stopWaiting()
    signal.removeEventListener('abort', abort)
  }
}
