import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { floor, type Browser } from './floor'

type Support = {
  version_added?: string | boolean | null
  flags?: unknown
  version_removed?: unknown
}
/** MDN nests features; the support data of each is under `__compat`. */
interface Feature {
  [name: string]: Feature | undefined
}
type CompatData = { api: Feature; css: Feature; javascript: Feature }

const compatData = (): CompatData =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
  )

const browsers = Object.keys(floor).filter((name): name is Browser => name in floor)
const numberOf = (version: string) => Number(version.replace(/^≤/, ''))

/**
 * The first version with support, partial or prefixed support included; Infinity if it is behind a
 * flag or was removed.
 */
function hasSince(
  { version_added: added, flags, version_removed: removed }: Support,
  oldest: number,
): number {
  const isGone = removed === true || (typeof removed === 'string' && numberOf(removed) <= oldest)
  if (flags !== undefined || isGone || added === false) return Infinity
  // Unknown versions count as old enough, so that gaps in MDN's data report nothing.
  if (added == null || added === true || added === 'preview') return 0
  return numberOf(added)
}

function supportOf(feature: Feature | undefined) {
  const compat: unknown = feature?.['__compat']
  if (typeof compat !== 'object' || compat === null) return undefined
  const support: unknown = Reflect.get(compat, 'support')
  return support as Partial<Record<Browser, Support | Support[]>> | undefined
}

/**
 * The browsers of the floor that lack a feature, such as `safari 16`; empty if none does or MDN
 * does not know.
 */
function missingIn(feature: Feature | undefined): string[] {
  const support = supportOf(feature)
  if (!support) return []
  return browsers.flatMap((browser) => {
    const all = [support[browser] ?? []].flat()
    const oldest = numberOf(floor[browser])
    const since = Math.min(...all.map((one) => hasSince(one, oldest)))
    if (all.length === 0 || since <= oldest) return []
    return [since === Infinity ? `${browser} never` : `${browser} ${since}`]
  })
}

/** Names that the floor lacks, each with the browsers that lack it. */
export type NewerNames = ReadonlyMap<string, readonly string[]>

export type NewerFeatures = {
  /** `URL.canParse`, `Object.groupBy` */
  statics: NewerNames
  /** `toSorted`: no interface of the floor has a member of this name. */
  members: NewerNames
  /** `requestIdleCallback`, `Iterator` */
  globals: NewerNames
  /** Regular expression syntax, by its start: `(?<=` */
  expressions: NewerNames
  properties: NewerNames
  selectors: NewerNames
  atRules: NewerNames
  /** Functions and units of values: `color-mix(`, `dvh`. */
  values: NewerNames
}

const isName = (name: string) => name !== '__compat' && !name.includes(' ')
const childrenOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => isName(name))

/** Keeps the features that the floor lacks. */
function newerOf(features: Iterable<readonly [string, Feature | undefined]>): NewerNames {
  const found = new Map<string, readonly string[]>()
  for (const [name, feature] of features) {
    const missing = missingIn(feature)
    if (missing.length > 0) found.set(name, missing)
  }
  return found
}

/** Members of all interfaces. A name counts as newer only if no interface of the floor has it. */
function newerMembers(owners: readonly (readonly [string, Feature | undefined])[]): NewerNames {
  const old = new Set<string>()
  const newer = new Map<string, readonly string[]>()
  for (const [, owner] of owners) {
    for (const [name, member] of childrenOf(owner)) {
      if (name.endsWith('_static') || name.endsWith('_event')) continue
      const missing = missingIn(member)
      if (missing.length === 0) old.add(name)
      else if (!newer.has(name)) newer.set(name, missing)
    }
  }
  return new Map([...newer].filter(([name]) => !old.has(name)))
}

function* staticsOf(owners: readonly (readonly [string, Feature | undefined])[]) {
  for (const [owner, feature] of owners) {
    for (const [name, member] of childrenOf(feature)) {
      // MDN adds `_static` to the statics of web interfaces, but not to those of the language.
      const plain = name.replace(/_static$/, '')
      if (plain !== name || /^[A-Z]/.test(owner)) yield [`${owner}.${plain}`, member] as const
    }
  }
}

/** MDN lists these units as one feature. */
const unitGroups: Record<string, string> = {
  viewport_percentage_units_dynamic: 'dvh dvw dvmin dvmax dvi dvb',
  viewport_percentage_units_large: 'lvh lvw lvmin lvmax lvi lvb',
  viewport_percentage_units_small: 'svh svw svmin svmax svi svb',
  container_query_length_units: 'cqw cqh cqi cqb cqmin cqmax',
}

function* valuesOf(css: Feature) {
  const types = css['types']
  for (const [name, unit] of childrenOf(types?.['length'])) {
    for (const each of (unitGroups[name] ?? name).split(' ')) yield [each, unit] as const
  }
  for (const type of [types?.['color'], types]) {
    for (const [name, value] of childrenOf(type)) yield [`${name}(`, value] as const
  }
}

/**
 * Interfaces whose members are searched by name alone. Names of rarer interfaces are so common that
 * they would give false alarms.
 */
const usualInterfaces = `
  AbortSignal Blob CSSStyleSheet CacheStorage Cache DOMRect DOMTokenList DataTransfer Document
  DocumentFragment Element EventTarget FormData HTMLDialogElement HTMLElement HTMLFormElement
  HTMLInputElement Headers History KeyboardEvent Location MediaQueryList Navigator Node NodeList
  Performance Request Range ReadableStream Response Selection ShadowRoot Storage URL URLSearchParams Window
`
  .trim()
  .split(/\s+/)

export function newerFeatures(): NewerFeatures {
  const { api, css, javascript } = compatData()
  const language = childrenOf(javascript['builtins'])
  const owners = [...childrenOf(api), ...language]
  return {
    statics: newerOf(staticsOf(owners)),
    members: newerMembers([
      ...language,
      ...usualInterfaces.map((name) => [name, api[name]] as const),
    ]),
    globals: newerOf([
      ...owners,
      ...childrenOf(api['Window']),
      ...childrenOf(javascript['builtins']?.['globals']),
    ]),
    expressions: newerOf(
      ['(?<=', '(?<!'].map((beginning) => [
        beginning,
        javascript['regular_expressions']?.['lookbehind_assertion'],
      ]),
    ),
    properties: newerOf(childrenOf(css['properties'])),
    selectors: newerOf(childrenOf(css['selectors'])),
    atRules: newerOf(childrenOf(css['at-rules'])),
    values: newerOf(valuesOf(css)),
  }
}
