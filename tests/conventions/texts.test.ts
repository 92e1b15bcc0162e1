import { readFileSync } from 'node:fs'
import { Visitor } from 'vite'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/i18n/language-rules'
import { textsOf, type Texts } from './support/locale-texts'
import { productFiles, type SourceFile } from './support/source-files'

const english = textsOf('en')
const others = languageCodes().filter((code) => code !== 'en')
/** Without plural suffixes, since languages have different plural forms. */
const keysOf = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort()
const plural = /_(zero|one|two|few|many|other)$/

const variables = (text = '') => [...text.matchAll(/\{\{\s*[\w.]+/g)].map(String).sort()

describe('the texts', () => {
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
})

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
  const named = productFiles.map(keysNamedIn)
  const whole = new Set(named.flatMap((names) => names.whole))
  const shapes = named.flatMap((names) => names.shapes)
  const page = readFileSync('index.html', 'utf8')
  const unused = [...english.keys()].filter((key) => {
    // Code names plural forms and list entries by the key without their suffix.
    const full = key.replace(plural, '').replace(/\.\d+$/, '')
    const short = full.slice(full.indexOf(':') + 1)
    if (page.includes(`{{${short}}}`) || page.includes(`{{each:${short}}}`)) return false
    const names = [full, short, key, key.slice(key.indexOf(':') + 1)]
    return !names.some((name) => whole.has(name) || shapes.some((shape) => shape.test(name)))
  })
  expect(unused).toEqual([])
})
