import fc from 'fast-check'

/**
 * Answers as a broken backend, a wrong version or somebody hostile may send them: a good answer with
 * one to four of its places changed. Given as the text of the body, which may be empty.
 */
export function mutatedBody(answer: unknown): fc.Arbitrary<string> {
  const change = fc.record({ place: fc.nat(), to: replacement })
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const value = changes.reduce((before, { place, to }) => changed(before, place, to), answer)
    return value === missing ? '' : JSON.stringify(value)
  })
}

/** Stands for: this place is not there at all. */
const missing = Symbol('missing')
/** Stands for: what is here, very many times over. */
const repeated = Symbol('repeated')

const manyTimes = 60

const hostileTexts = [
  '<img src="x" onerror="alert(1)">',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example.org/clip.mp4',
  '__proto__',
  '{{name}} $t(title)',
  '\u202Egnirts desrever',
  'ñ😀\u0000\uD800',
]

const replacement: fc.Arbitrary<unknown> = fc.oneof(
  fc.constant(missing),
  fc.constant(repeated),
  fc.constantFrom<unknown>(null, '', ' ', [], {}, [null], { id: null }, true, false),
  fc.constantFrom(0, -1, 0.5, 140, 2 ** 53, 1e308, -1e308),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom('40', '1e999', 'completed', 'COMPLETED'),
  fc.constant('long words '.repeat(1000)),
  fc.json({ maxDepth: 2 }).map((text): unknown => JSON.parse(text)),
)

type Path = readonly string[]

/** Every place of a value, itself first. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...path, key]))]
}

function changed(value: unknown, place: number, to: unknown): unknown {
  const places = placesOf(value)
  return replaceAt(value, places[place % places.length] ?? [], to)
}

function replaceAt(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return replaced(value, to)
  const isList = Array.isArray(value)
  const entries = Object.entries(value ?? {}).flatMap(([name, one]) => {
    if (name !== key) return [[name, one] as const]
    const next = replaceAt(one, rest, to)
    if (isList && rest.length === 0 && to === repeated) {
      return Array.from({ length: manyTimes }, () => [name, one] as const)
    }
    return next === missing ? [] : [[name, next] as const]
  })
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

function replaced(value: unknown, to: unknown): unknown {
  if (to !== repeated) return to
  if (typeof value === 'string') return value.slice(0, 200).repeat(manyTimes)
  return typeof value === 'number' ? value * 10 ** 12 : [value, value]
}
