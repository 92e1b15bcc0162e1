/** The service whose embedded player shows an address; null for a file, which the browser plays. */
export function serviceOf(address: string): 'youtube' | 'vimeo' | null {
  const { hostname } = new URL(address)
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(hostname)) return 'youtube'
  return /(^|\.)vimeo\.com$/.test(hostname) ? 'vimeo' : null
}

/** The options of the services' players: captions in the language of the interface. */
export function playerOptions(language: string, startAt: number) {
  // The types call it `text_track`, the player reads `texttrack`.
  const vimeo: object = { texttrack: language }
  return {
    youtube: {
      hl: language,
      cc_lang_pref: language,
      cc_load_policy: 1,
      // Seeking would start YouTube's player, so it gets the start position as an option.
      ...(startAt > 0 && { start: startAt }),
    },
    vimeo,
  } as const
}

/** The start position is at least this far before the end, in seconds, so that there is something to watch. */
const beforeTheEnd = 5

/** Seeks a video that has just loaded to the start position, in seconds. */
export function resume(player: HTMLVideoElement, startAt: number): void {
  if (startAt <= 0) return
  const last = Number.isFinite(player.duration) ? player.duration - beforeTheEnd : startAt
  player.currentTime = Math.max(0, Math.min(startAt, last))
}
