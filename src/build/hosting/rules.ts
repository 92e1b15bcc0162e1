import type { Headers } from './hosted-build'

/** One rule of a static host's `_headers`: an address with its headers below. */
export const ruleOf = (address: string, headers: Headers, taken: readonly string[] = []) =>
  [
    address,
    ...taken.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n')

export const fileOfRules = (rules: readonly string[]) => `${rules.join('\n\n')}\n`

export const noCache = { 'Cache-Control': 'no-cache' }
export const cachedForAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
