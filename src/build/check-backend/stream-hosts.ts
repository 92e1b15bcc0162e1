import * as v from 'valibot'
import { streamHosts } from '../hosting/csp'

const withVideo = v.fallback(v.object({ videoUrl: v.string() }), { videoUrl: '' })

/** The hosts whose videos come in parts (HLS, DASH), and whose parts the policy does not let the player fetch. */
export function blockedStreams(baseUrl: string, sources: readonly unknown[]): string[] {
  const origins = sources
    .map((source) => v.parse(withVideo, source).videoUrl)
    .filter((address) => /\.(m3u8|mpd)([?#]|$)/i.test(address))
    .map((address) => new URL(address).origin)
  const allowed = [new URL(baseUrl).origin, ...streamHosts]
  return [...new Set(origins)].filter((origin) => !allowed.includes(origin))
}
