import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { guestFolders } from '@/build/guests'
import { languageCodes } from '@/i18n/language-rules'
import { textsOf, type Texts } from './support/locale-texts'
import { productFiles, type SourceFile } from './support/source-files'

const english = textsOf('en')
const spanish = textsOf('es')
const others = languageCodes().filter((code) => code !== 'en')
/** Without plural suffixes, since languages have different plural forms. */
const keysOf = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort()
const plural = /_(zero|one|two|few|many|other)$/

const variables = (text = '') => [...text.matchAll(/\{\{\s*[\w.]+/g)].map(String).sort()

describe('the texts', () => {
  test('exist for every language, and for no other', () => {
    const folders = readdirSync('locales').filter((name) => !name.includes('.'))
    expect(folders.sort()).toEqual([...languageCodes()].sort())
  })

  test.each(others)('have the same files in %s as in English', (code) => {
    expect(readdirSync(`locales/${code}`).sort()).toEqual(readdirSync('locales/en').sort())
  })

  test('of a guest exist in every language', () => {
    const missing = guestFolders()
      .filter((folder) => existsSync(`${folder}/texts`))
      .flatMap((folder) => languageCodes().map((code) => `${folder}/texts/${code}.json`))
      .filter((file) => !existsSync(file))
    expect(missing).toEqual([])
  })

  // [1.9.4]
  test.each(others)('have the same keys in %s as in English', (code) => {
    expect(keysOf(textsOf(code))).toEqual(keysOf(english))
  })

  test.each(others)('have the same variables in %s as in English', (code) => {
    const texts = textsOf(code)
    const different = [...english].filter(
      ([key, text]) => variables(text).join() !== variables(texts.get(key) ?? text).join(),
    )
    expect(different.map(([key]) => key)).toEqual([])
  })

  test.each(languageCodes())('are never empty in %s', (code) => {
    const empty = [...textsOf(code)].filter(([, text]) => text.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })

  test('have a no-break space before the percent sign in Spanish, and none in English', () => {
    const percent = (texts: Texts, wrong: RegExp) =>
      [...texts].filter(([, text]) => wrong.test(text)).map(([key]) => key)
    expect(percent(english, /\s%/)).toEqual([])
    expect(percent(spanish, /[^\u00a0\u202f]%/)).toEqual([])
  })
})

const appFiles = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every string of a file that may be a key, and patterns of keys that templates build. */
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
    // Code names plural forms and list entries by the key without their suffix.
    const full = key.replace(plural, '').replace(/\.\d+$/, '')
    const [namespace, short = ''] = full.split(':')
    const inPage = [`{{${short}}}`, `{{each:${short}}}`].some((use) => page.includes(use))
    if (namespace === 'landing' && inPage) return false
    const names = [full, short, key, key.slice(key.indexOf(':') + 1)]
    return !names.some((name) => whole.has(name) || shapes.some((shape) => shape.test(name)))
  })
  expect(unused).toEqual([])
})

test('no sentence is in the code: all are in the locales', () => {
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
