import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { Video } from '@/api/modules'
import { ApiError, isRetryable, isUnanswered } from '@/api/transport/api-error'
import timing from '@/config/timing.json'
import { withTimeout } from '@/lib/with-timeout'
import { nameOf, type Device } from './device'
import { askApi } from './network'

/** A film on this device, and the address that it came from. */
export type Film = { from: string; film: Blob }

/** An address without its signature, which is another one each time. */
export const withoutSignature = (address: string) => address.replace(/[?#].*/, '')

/** The answer that the network is to give, and whose it is. */
export type Asked = [answer: Promise<unknown>, query: Query, client: QueryClient]

/**
 * What a query gets: the answer of the network, or what this device has: at once while offline, after 8 seconds without
 * an answer, and in place of a server error. A late answer then replaces that.
 */
export async function answerOf(device: Device, ...[asked, query, client]: Asked): Promise<unknown> {
  const name = nameOf.answer(query.queryHash)
  asked.then(
    (answer) => store(device, name, answer, query),
    (error: unknown) => isUnanswered(error) && void askApi(),
  )
  // What is on the screen is newer than what this device has.
  const isFirst = query.state.data === undefined
  const isMissed = isFirst && (!onlineManager.isOnline() || (await failsOrHangs(asked)))
  if (!isMissed) return withFilm(device, await asked, query)

  if (onlineManager.isOnline()) void askApi()
  const showLate = async (answer: unknown) =>
    device.isHere() && client.setQueryData(query.queryKey, await withFilm(device, answer, query))
  asked.then(showLate, () => {})
  const stored = await device.read(name)
  return withFilm(device, stored ?? (await Promise.race([asked, whenLost(asked)])), query)
}

/** No answer for 8 seconds, or one that says nothing. A refusal is an answer. */
async function failsOrHangs(asked: Promise<unknown>): Promise<boolean> {
  const isMissed = asked.then(() => false, isRetryable)
  return (await withTimeout(isMissed, timing.networkTimeout)) ?? true
}

/** Rejects once nothing answers at all: what hangs would hang for ever. */
async function whenLost(asked: Promise<unknown>): Promise<unknown> {
  await askApi()
  if (!onlineManager.isOnline()) throw new ApiError('no-response')
  return asked
}

/** Map and path are stored each time, a lesson only where it is saved offline. */
async function store(device: Device, name: string, answer: unknown, query: Query): Promise<void> {
  const isLesson = query.queryKey[0] === 'lesson'
  if (!isLesson || (await device.names()).includes(name)) await device.write(name, answer)
}

const isVideo = (_answer: unknown, { queryKey: [kind, type] }: Query): _answer is Video =>
  kind === 'lesson' && type === 'video'

/** One address for each film, so that it does not begin anew. */
const playing = new Map<string, string>()

/** A video with its film on this device. */
async function withFilm(device: Device, answer: unknown, query: Query): Promise<unknown> {
  if (!isVideo(answer, query) || answer.videoUrl === null) return answer
  const from = withoutSignature(answer.videoUrl)
  if (!playing.has(from)) {
    const stored = await device.read<Film>(nameOf.film(query.queryHash))
    if (stored?.from === from) playing.set(from, URL.createObjectURL(stored.film))
  }
  return { ...answer, videoUrl: playing.get(from) ?? answer.videoUrl }
}
