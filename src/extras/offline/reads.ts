import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import type { Video } from '@/api/modules'
import { ApiError, isRetryable } from '@/api/transport/api-error'
import timing from '@/config/timing.json'
import { withTimeout } from '@/lib/with-timeout'
import { deviceOf, nameOf, type Held } from './device'
import { askApi, isLost } from './network'

/**
 * What a query gets: the answer of the network, or what this device has: at once while offline, after 8 seconds without
 * an answer, and in place of a server error. A late answer then replaces that.
 */
export async function answerOf(
  learner: string,
  asked: Promise<unknown>,
  query: Query,
  client: QueryClient,
): Promise<unknown> {
  const device = deviceOf(learner)
  const name = nameOf.answer(query.queryHash)
  const answer = asked.then(async (fresh) => {
    const held = await device.read<Held>(name)
    // Map and path are stored each time, a lesson only where it is saved offline.
    const isStored = held !== undefined || query.queryKey[0] !== 'lesson'
    if (isStored) void device.write(name, { ...held, answer: fresh })
    return withFilm({ ...held, answer: fresh })
  })
  answer.catch((error: unknown) => isLost(error) && void askApi())
  // What is on the screen is newer than what this device has.
  if (query.state.data !== undefined) return answer
  if (onlineManager.isOnline() && !(await failsOrHangs(answer))) return answer

  const told = askApi()
  answer.then(
    (late) => device.isHere() && client.setQueryData(query.queryKey, late),
    () => {},
  )
  const held = await device.read<Held>(name)
  if (held) return withFilm(held)
  await told
  // What hangs would hang for ever.
  if (!onlineManager.isOnline()) throw new ApiError('no-response')
  return answer
}

/** No answer for 8 seconds, or one that says nothing. A refusal is an answer. */
async function failsOrHangs(answer: Promise<unknown>): Promise<boolean> {
  const isMissed = answer.then(
    () => false,
    (error: unknown) => isLost(error) || isRetryable(error),
  )
  return (await withTimeout(isMissed, timing.networkTimeout)) ?? true
}

/** An address without its signature, which is another one each time. */
export const withoutSignature = (address: string) => address.replace(/[?#].*/, '')

/** One address for each film, so that it does not begin anew. */
const playing = new Map<string, string>()

/** The answer, of a video with its film on this device. */
function withFilm({ answer, film }: Held): unknown {
  const { videoUrl } = Object(answer) as Partial<Video>
  if (!film || !videoUrl || withoutSignature(videoUrl) !== film.from) return answer
  const address = playing.get(film.from) ?? URL.createObjectURL(film.blob)
  playing.set(film.from, address)
  return { ...Object(answer), videoUrl: address }
}
