/** Whose own player shows the video at an address; null: it is a file, the browser plays it. */
export function serviceOf(address: string): 'youtube' | 'vimeo' | null {
  const { hostname } = new URL(address)
  if (/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(hostname)) return 'youtube'
  return /(^|\.)vimeo\.com$/.test(hostname) ? 'vimeo' : null
}

/** What the services' players are asked for: captions in the language of the interface. */
export function playerOptions(language: string, startAt: number) {
  // Its types call this `text_track`; what the player reads is `texttrack`.
  const vimeo: object = { texttrack: language }
  return {
    youtube: {
      hl: language,
      cc_lang_pref: language,
      cc_load_policy: 1,
      // To seek in it would start it.
      ...(startAt > 0 && { start: startAt }),
    },
    vimeo,
  } as const
}

/**
 * Gives YouTube's element its options once more: it may have begun to load before it was given them,
 * and then never asks for captions (it takes them when it loads, and only then).
 */
export function tellYoutube(player: HTMLVideoElement, options: object): void {
  Object.assign(player, { config: options })
  player.load()
}

/** Nobody is set down behind the end, where there is nothing to watch any more. In seconds. */
const beforeTheEnd = 5

/** Sets a video that has just loaded to where its learner was, in seconds. */
export function resume(player: HTMLVideoElement, startAt: number): void {
  if (startAt <= 0) return
  const last = Number.isFinite(player.duration) ? player.duration - beforeTheEnd : startAt
  player.currentTime = Math.max(0, Math.min(startAt, last))
}
