import { fromDevice } from '@/learner/kept/from-device'
import { findKeptAnswer, refreshKeptAnswer } from '@/learner/kept/kept-files'
import { isUnanswered } from '../transport/api-error'
import { patience } from './patience'

/** In the place of an answer that did not come, or not in time. */
const unanswered = Symbol('unanswered')

async function inTime<T>(asked: Promise<T>): Promise<T | typeof unanswered> {
  let stopWaiting = () => {}
  const late = new Promise<typeof unanswered>((resolve) => {
    stopWaiting = patience.wait(() => resolve(unanswered))
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    if (isUnanswered(error)) return unanswered
    throw error
  } finally {
    stopWaiting()
  }
}

/**
 * A read whose answer may be kept on this device: the backend's, which also replaces the kept one; the kept one
 * where nothing answers, or not soon enough (rules.md#kept-skills). Throws what the read throws.
 */
export async function askOrKept<T extends { value: unknown }>(
  name: string,
  asked: Promise<T>,
): Promise<T | { value: unknown; status: undefined }> {
  // A cache that cannot be written keeps what it has.
  const refresh = (answer: T) => {
    patience.renew()
    void refreshKeptAnswer(name, answer.value).catch(() => {})
  }
  const arrived = (answer: T) => {
    refresh(answer)
    return answer
  }
  const answer = await inTime(asked)
  if (answer !== unanswered) return arrived(answer)
  const value = await findKeptAnswer(name)
  if (value === undefined) return arrived(await asked)
  // An answer that comes later is there for the next time.
  asked.then(refresh, () => {})
  fromDevice.add(name)
  return { value, status: undefined }
}
