import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'
import type { Locale, Words } from './locales.ts'
import { withTokens } from './tokens.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function pick(from: Words, key: string): string {
  const text = from[key]
  if (text === undefined) throw new Error(`locales: landing.json lacks "${key}"`)
  return escape(text)
}

type Content = {
  /** The languages, the default one first. */
  locales: readonly Locale[]
  /** The drawing of this name, as SVG. */
  art: (name: string) => string
}

/** The same words in every language; the page shows those of its own. */
const inEach = (locales: readonly Locale[], words: (locale: Locale) => string) =>
  locales.map((one) => `<span data-in="${one.code}">${words(one)}</span>`).join('')

/** The words in every language, one below the other: for a page that cannot know its own. */
const inEvery = (locales: readonly Locale[], key: string) =>
  locales
    .map(({ code, landing: words }) => `<span lang="${code}">${pick(words, key)}</span>`)
    .join(' ')

/** Hides the words of every language but the page's, and a prerendered page in another one. */
export function languageStyles(locales: readonly Locale[]): string {
  // Not `lang`, which a browser's translator sets to a language that is none of ours.
  const pageIn = (code: string) => `html[data-app-language=${code}]`
  const words = locales.map(({ code }) => `${pageIn(code)} [data-in]:not([data-in=${code}])`)
  const pages = locales.map(({ code }) => `${pageIn(code)} #root[lang]:not([lang=${code}])`)
  return `${[...words, ...pages].join(',')}{display:none}`
}

/**
 * Fills index.html: `{{key}}` with the words in every language, of which the page shows its own, `{{each:key}}` with all,
 * and the icon, the languages and tokens. Comments for developers are left out: they would come before the words of every page.
 */
export function fillPage(html: string, { locales, art }: Content): string {
  const [first] = locales
  if (!first) throw new Error('The landing needs a language')
  // In the page itself: a file would be one request more for everybody. Encoded no further than an address needs.
  const drawing = art('art/brand/favicon').trim().replaceAll('"', "'").replaceAll('#', '%23')
  const icon = `data:image/svg+xml,${drawing}`
  return withTokens(html)
    .replaceAll(/\s*<!--[^]*?-->/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace('/*{{languages}}*/', () => languageStyles(locales))
    .replace('{{icon}}', () => icon)
    .replace('{{codes}}', () => locales.map(({ code }) => code).join('|'))
    .replaceAll('{{default}}', () => first.code)
    .replace('content="{{description}}"', () => `content="${pick(first.landing, 'description')}"`)
    .replaceAll(/\{\{each:(\w+)\}\}/g, (_, key: string) => inEvery(locales, key))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) =>
      inEach(locales, ({ landing: words }) => pick(words, key)),
    )
}

/** The same page with its own script as short as it gets: it comes before the words of every page. */
async function withShortScript(html: string): Promise<string> {
  const [script = '', code = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  if (code === '') return html
  const short = await minify('page.js', code)
  return html.replace(script, () => `<script>${short.code}</script>`)
}

/** A drawing of src, by its path without the ending. */
export const artOf = (name: string): string => file(`../../${name}.svg`)

/** Fills index.html, so that its words are there before any script. */
export function indexPage(locales: readonly Locale[]): Plugin {
  return {
    name: 'index-page',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const filled = fillPage(html, { locales, art: artOf })
        return server ? filled : await withShortScript(filled)
      },
    },
  }
}
