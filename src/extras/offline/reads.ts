import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { Video } from '@/api/modules'
import { ApiError, isRetryable, isUnanswered } from '@/api/transport/api-error'
import timing from '@/config/timing.json'
import { nameOf, type Device } from './device'
import { askApi } from './network'

/** The answer that the network is to give, and whose it is. */
export type Asked = [answer: Promise<unknown>, query: Query, client: QueryClient]

/**
 * What a query gets: the answer of the network, or what this device has: at once while offline, after 8 seconds without
 * an answer, and in place of a server error. A late answer then replaces that. Where this device has nothing, it fails once
 * nothing answers at all.
 */
export async function answerOf(device: Device, ...[asked, query, client]: Asked): Promise<unknown> {
  const name = nameOf.answer(query.queryHash)
  const withFilm = (answer: unknown) => (isVideo(answer, query) ? played(device, answer) : answer)
  asked.then(
    (answer) => store(device, name, answer, query),
    (error: unknown) => {
      if (isUnanswered(error)) void askApi()
    },
  )
  // What is on the screen is newer than what this device has.
  const isFirst = query.state.data === undefined
  const isOnline = onlineManager.isOnline()
  if (isFirst && (!isOnline || (await isMissed(asked)))) {
    if (isOnline) void askApi()
    asked.then(
      async (answer) =>
        device.isHere() && client.setQueryData(query.queryKey, await withFilm(answer)),
      () => {},
    )
    const stored = await device.read(name)
    return withFilm(stored ?? (await Promise.race([asked, whenLost(isOnline)])))
  }
  return withFilm(await asked)
}

/** Rejects once nothing answers at all: what hangs would hang for ever. */
async function whenLost(wasOnline: boolean): Promise<never> {
  if (wasOnline) await askApi()
  else await new Promise((resolve) => setTimeout(resolve, timing.networkTimeout))
  if (!onlineManager.isOnline()) throw new ApiError('no-response')
  return new Promise(() => {})
}

/** No answer for 8 seconds, or one that says nothing. A refusal is an answer. */
function isMissed(asked: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), timing.networkTimeout)
    const settle = (missed: boolean) => {
      clearTimeout(timer)
      resolve(missed)
    }
    asked.then(
      () => settle(false),
      (error: unknown) => settle(isRetryable(error)),
    )
  })
}

/** Map and path are stored each time, a lesson only where it is kept. */
async function store(device: Device, name: string, answer: unknown, query: Query): Promise<void> {
  const isLesson = query.queryKey[0] === 'lesson'
  if (!isLesson || (await device.names()).includes(name)) await device.write(name, answer)
}

const isVideo = (_answer: unknown, { queryKey: [kind, type] }: Query): _answer is Video =>
  kind === 'lesson' && type === 'video'

/** One address for each film, so that it does not begin anew. */
const playing = new Map<string, string>()

/** The video, with its film on this device. */
async function played(device: Device, video: Video): Promise<Video> {
  if (video.videoUrl === null) return video
  const name = nameOf.film(video.videoUrl)
  const film = playing.has(name) ? undefined : await device.read<Blob>(name)
  if (film) playing.set(name, URL.createObjectURL(film))
  return { ...video, videoUrl: playing.get(name) ?? video.videoUrl }
}
