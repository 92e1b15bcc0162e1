import * as v from 'valibot'
import { LocalizedSchema, type Localized } from '@/mock-backend/curriculum/texts'

/** Every translated text in a part, at any depth. */
export function pairsIn(part: unknown): Localized[] {
  if (v.is(LocalizedSchema, part)) return [part]
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(pairsIn)
}

const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:[.:]\d+)?|[½¾¼]/g) ?? []).toSorted()

/** Whether both languages contain the same numbers: amounts, times, days, degrees. */
export function hasSameNumbers({ en, es }: Localized): boolean {
  return numbersIn(en).join(' ') === numbersIn(es).join(' ')
}
