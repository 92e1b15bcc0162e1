/** In characters: Chrome cuts off utterances of more than about 15 seconds, at the slowest rate. */
const longest = 140

/** Matches after the end of a sentence, including its closing quotes and brackets. */
const end = /[.!?…:]+["'”’»)\]]*\s+(?=[\p{Lu}\p{N}¿¡“‘«"'(])/gu
/** Where a long sentence can be split, the best place first. */
const pauses = [/[;:]\s/g, /,\s/g, /\s/g]

export type Part = { start: number; end: number }

function lastPause(text: string, from: number): number {
  for (const pause of pauses) {
    const within = [...text.slice(from, from + longest).matchAll(pause)]
    const last = within.at(-1)
    if (last && last.index > 0) return from + last.index + last[0].length
  }
  return from + longest
}

/** The sentences of a text as offsets; longer ones are split so that browsers do not cut them off. */
export function sentencesOf(text: string): Part[] {
  const ends = [...text.matchAll(end)].map((match) => match.index + match[0].length)
  const parts: Part[] = []
  let start = 0
  for (const place of [...ends, text.length]) {
    while (place - start > longest) {
      const pause = lastPause(text, start)
      parts.push({ start, end: pause })
      start = pause
    }
    parts.push({ start, end: place })
    start = place
  }
  return parts.flatMap((part) => trimmed(text, part))
}

/** Trims a range; empty where it holds only white space. */
function trimmed(text: string, { start, end: stop }: Part): Part[] {
  const said = text.slice(start, stop)
  if (!/[\p{L}\p{N}]/u.test(said)) return []
  const from = start + (said.length - said.trimStart().length)
  return [{ start: from, end: from + said.trim().length }]
}
