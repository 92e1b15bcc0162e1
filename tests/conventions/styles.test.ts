import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow, productFiles } from './support/source-files'

const styles = filesBelow('src').filter((file) => file.endsWith('.css'))
const read = (file: string) => readFileSync(file, 'utf8')

test('only what can hover is shown as hovered: a finger would leave it so behind it', () => {
  expect(styles.length).toBeGreaterThan(50)
  const forHovering = /^@media \(hover: hover\) \{\n.*?^\}/gms
  const others = styles.filter((file) => read(file).replaceAll(forHovering, '').includes(':hover'))
  expect(others).toEqual([])
})

describe('colours come from src/ui/theme/tokens.json', () => {
  const spelled = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
  const named =
    /(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|cyan|teal|blue|navy|fuchsia|magenta|purple|orange|gold|pink|brown|tan|coral|\w+(?:white|gr[ae]y|blue|green|red|yellow|pink))(?![\w-])/i

  /** The colours that a style sheet spells out: comments, selectors and inline pictures have none. */
  function coloursOf(css: string): string[] {
    const plain = css.replaceAll(/\/\*.*?\*\/|url\(.*?\)|var\(.*?\)/gs, '')
    return [...plain.matchAll(/[\w-]+:\s[^;{}]+;/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => {
        const value = declaration.slice(declaration.indexOf(':'))
        return spelled.test(value) || named.test(value)
      })
  }

  test('a colour is told from what only looks like one', () => {
    expect(
      coloursOf('a { color: #fff; border: 1px solid red; fill: rgb(0 0 0 / 3%); }'),
    ).toHaveLength(3)
    expect(coloursOf('a { color: lightgrey; }')).toHaveLength(1)
    expect(coloursOf('#fff { color: var(--text-primary, x); white-space: nowrap; }')).toEqual([])
    expect(coloursOf('a { color: CanvasText; /* color: #fff; */ }')).toEqual([])
  })

  test('in every style sheet', () => {
    // A drawing brings its paints, as an SVG does; the help site of the stand-in is a site of its own.
    const own = /^src\/(art\/celebrations|mock-backend)\//
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

  test('in the page itself', () => {
    const tokens = read('src/ui/theme/tokens.json').toLowerCase()
    const colours = read('index.html').match(/#[\da-f]{6}\b/gi) ?? []
    expect(colours.length).toBeGreaterThan(0)
    expect(colours.filter((colour) => !tokens.includes(colour.toLowerCase()))).toEqual([])
  })
})
