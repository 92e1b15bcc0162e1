import * as v from 'valibot'
import { serviceOf } from '@/components/media/player-options'
import { streamHosts } from '../hosting/csp'

const withVideo = v.fallback(v.object({ videoUrl: v.string() }), { videoUrl: '' })

const videosIn = (sources: readonly unknown[]) =>
  sources.map((source) => v.parse(withVideo, source).videoUrl)

/** The origins of these addresses, each once, without the backend's own. */
function othersIn(baseUrl: string, addresses: readonly string[]): string[] {
  const origins = new Set(addresses.map((address) => new URL(address).origin))
  origins.delete(new URL(baseUrl).origin)
  return [...origins]
}

/** The https hosts whose videos come in parts (HLS, DASH), and whose parts the policy does not let the player fetch. */
export function blockedStreams(baseUrl: string, sources: readonly unknown[]): string[] {
  const streams = videosIn(sources).filter((address) =>
    /^https:.*\.(m3u8|mpd)([?#]|$)/i.test(address),
  )
  return othersIn(baseUrl, streams).filter((origin) => !streamHosts.includes(origin))
}

/** The hosts of videos by plain http. The policy allows that only for the backend's own. */
export const plainVideoHosts = (baseUrl: string, sources: readonly unknown[]): string[] =>
  othersIn(
    baseUrl,
    // YouTube and Vimeo have players of their own, by https.
    videosIn(sources).filter((address) => /^http:/i.test(address) && serviceOf(address) === null),
  )
