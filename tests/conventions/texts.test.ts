import { readdirSync, readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import { productFiles, type SourceFile } from './support/source-files'

type Texts = Map<string, string>

/** The texts of one language: `namespace:a.b.c` and what it says. */
function textsOf(language: string): Texts {
  const texts: Texts = new Map()
  const add = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value)
    else for (const [name, inner] of Object.entries(value ?? {})) add(`${key}.${name}`, inner)
  }
  for (const file of readdirSync(`locales/${language}`)) {
    const content: object = JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))
    const namespace = file.replace('.json', '')
    for (const [name, value] of Object.entries(content)) add(`${namespace}:${name}`, value)
  }
  return texts
}

const [english, spanish] = languages.map(textsOf) as [Texts, Texts]
const variables = (text = '') => [...text.matchAll(/\{\{\s*[\w.]+/g)].map(String).sort()

describe('the texts', () => {
  test('have the same files in both languages', () => {
    expect(readdirSync('locales/es').sort()).toEqual(readdirSync('locales/en').sort())
  })

  test('have the same keys in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort())
  })

  test('have the same variables in both languages', () => {
    const different = [...english].filter(
      ([key, text]) => variables(text).join() !== variables(spanish.get(key)).join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  test('are never empty', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })

  test('put a no-break space before the percent sign in Spanish, and none in English', () => {
    const percent = (texts: Texts, wrong: RegExp) =>
      [...texts].filter(([, text]) => wrong.test(text)).map(([key]) => key)
    expect(percent(english, /\s%/)).toEqual([])
    expect(percent(spanish, /[^\u00a0\u202f]%/)).toEqual([])
  })
})

const appFiles = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every string of a file that could be a key, and the shapes of keys put together in templates. */
function keysNamedIn(file: SourceFile): { whole: string[]; shapes: RegExp[] } {
  const whole: string[] = []
  const shapes: RegExp[] = []
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') whole.push(node.value)
    },
    TemplateLiteral({ quasis }) {
      const fixed = quasis.map(({ value }) => value.cooked ?? '')
      if (!/[a-z]{2}[.:]|[.:][a-z]{2}/i.test(fixed.join(' '))) return
      shapes.push(new RegExp(`^${fixed.map(escape).join('[^:]+')}$`))
    },
  }).visit(file.program)
  return { whole, shapes }
}

test('every text is used', () => {
  const named = appFiles.map(keysNamedIn)
  const whole = new Set(named.flatMap((names) => names.whole))
  const shapes = named.flatMap((names) => names.shapes)
  const page = readFileSync('index.html', 'utf8')
  const unused = [...english.keys()].filter((key) => {
    // Plural forms and the entries of a list are asked for by the name before them.
    const full = key.replace(/_(zero|one|two|few|many|other)$|\.\d+$/, '')
    const [namespace, short = ''] = full.split(':')
    if (namespace === 'landing' && page.includes(`{{${short}}}`)) return false
    const names = [full, short, key, key.slice(key.indexOf(':') + 1)]
    return !names.some((name) => whole.has(name) || shapes.some((shape) => shape.test(name)))
  })
  expect(unused).toEqual([])
})

test('no sentence stands in the code: every one comes from the locales', () => {
  const spoken = new Set(['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'label'])
  const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text)
  const found: string[] = []
  for (const file of appFiles.filter(({ path }) => path.endsWith('.tsx'))) {
    new Visitor({
      JSXText(node) {
        if (hasWords(node.value)) found.push(`${file.path}: ${node.value.trim()}`)
      },
      JSXAttribute(node) {
        const { name, value } = node
        if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return
        if (value?.type === 'Literal' && hasWords(value.value)) {
          found.push(`${file.path}: ${name.name}="${value.value}"`)
        }
      },
    }).visit(file.program)
  }
  expect(found).toEqual([])
})
