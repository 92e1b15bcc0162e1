import * as v from 'valibot'
import { LocalizedSchema, type Language } from './texts'

/** Every text in a part of the curriculum, in one language. */
export function textsIn(part: unknown, language: Language): string[] {
  if (v.is(LocalizedSchema, part)) return [part[language]]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap((child) => textsIn(child, language))
}
