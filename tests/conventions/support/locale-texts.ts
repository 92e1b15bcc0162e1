import { partsOf } from '@tests/fixtures/locale-parts'

export type Texts = Map<string, string>

/** The texts of one language: `namespace:a.b.c` to text. */
export function textsOf(language: string): Texts {
  const texts: Texts = new Map()
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value)
    else for (const [name, inner] of Object.entries(value ?? {})) add(`${key}.${name}`, inner)
  }
  for (const [namespace, content] of Object.entries(partsOf(language))) {
    for (const [name, value] of Object.entries(content)) add(`${namespace}:${name}`, value)
  }
  return texts
}
