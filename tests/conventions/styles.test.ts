import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow, productFiles } from './support/source-files'

const styles = filesBelow('src').filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(file, 'utf8')

test('hover styles apply to devices that can hover only, since a tap would leave them behind', () => {
  expect(styles.length).toBeGreaterThan(50)
  const forHovering = /^@media \(hover: hover\) \{\n.*?^\}/gms
  const others = styles.filter((file) => read(file).replaceAll(forHovering, '').includes(':hover'))
  expect(others).toEqual([])
})

test('styles in code give a line its thickness apart: only style sheets are compiled for Safari', () => {
  const found = productFiles
    .filter(({ code }) => /textDecoration: *['"`][^'"`]*\d/.test(code))
    .map(({ path }) => path)
  expect(found).toEqual([])
})

describe('colors come from src/ui/theme/tokens.json', () => {
  const spelled = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
  const named =
    /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|gold|pink|brown|tan|coral|\w+(?:white|gr[ae]y|blue|green|red|yellow|pink))(?![\w-])/i

  /** Literal colors in a style sheet, outside comments, selectors and inline pictures. */
  function coloursOf(css: string): string[] {
    const plain = css.replaceAll(/\/\*.*?\*\/|url\(.*?\)|var\(.*?\)/gs, '')
    return [...plain.matchAll(/[\w-]+:\s[^;{}]+;/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => {
        const value = declaration.slice(declaration.indexOf(':'))
        return spelled.test(value) || named.test(value)
      })
  }

  test('colors are distinguished from similar text', () => {
    expect(
      coloursOf('a { color: #fff; border: 1px solid red; fill: rgb(0 0 0 / 3%); }'),
    ).toHaveLength(3)
    expect(coloursOf('a { color: lightgrey; }')).toHaveLength(1)
    expect(coloursOf('#fff { color: var(--text-primary, x); white-space: nowrap; }')).toEqual([])
    expect(coloursOf('a { color: CanvasText; /* color: #fff; */ }')).toEqual([])
  })

  test('in every style sheet', () => {
    // The mock backend's help pages are a separate site.
    const own = /^src\/mock-backend\//
    const found = styles
      .filter((file) => !own.test(file))
      .flatMap((file) => coloursOf(read(file)).map((colour) => `${file}: ${colour}`))
    expect(found).toEqual([])
  })

  test('in every component', () => {
    const quoted = /['"`](?:[^'"`\n]*[\s:])?(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([^'"`\n]*)['"`;]/i
    const found = productFiles
      .filter(({ zone }) => !['mock-backend', 'build'].includes(zone))
      .filter(({ code }) => quoted.test(code))
      .map(({ path }) => path)
    expect(found).toEqual([])
  })

  test('in index.html', () => {
    const tokens = read('src/ui/theme/tokens.json').toLowerCase()
    const colours = read('index.html').match(/#[\da-f]{6}\b/gi) ?? []
    expect(colours.length).toBeGreaterThan(0)
    expect(colours.filter((colour) => !tokens.includes(colour.toLowerCase()))).toEqual([])
  })
})
