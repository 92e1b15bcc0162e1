import { readFileSync } from 'node:fs'
import { minify, type Plugin } from 'vite'
import { languages } from '../../i18n/languages.ts'
import { withTokens } from './tokens.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

export type Words = Readonly<Record<string, string>>

/** A language, with the texts of the landing. */
type Locale = { code: string; landing: Words }

/** The languages of the interface, the default one first. */
export const ownLocales = (): Locale[] =>
  Object.keys(languages).map((code) => ({
    code,
    landing: JSON.parse(file(`../../../locales/${code}/landing.json`)),
  }))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function pick(from: Words, key: string): string {
  const text = from[key]
  if (text === undefined) throw new Error(`locales: landing.json lacks "${key}"`)
  return escape(text)
}

type Content = {
  /** The default language comes first. */
  locales: readonly Locale[]
  /** Returns the SVG of this name. */
  art: (name: string) => string
}

/** The text in every language; styles hide all but the page's own. */
const inEach = (locales: readonly Locale[], words: (locale: Locale) => string) =>
  locales.map((one) => `<span data-in="${one.code}">${words(one)}</span>`).join('')

/** The text in every language, all shown: for a page that cannot know its own language. */
const inEvery = (locales: readonly Locale[], key: string) =>
  locales
    .map(({ code, landing: words }) => `<span lang="${code}">${pick(words, key)}</span>`)
    .join(' ')

/** Hides texts, and a prerendered page, that are not in the page's language. */
export function languageStyles(locales: readonly Locale[]): string {
  // Not by `lang`, which a browser's translator may set to a language that we do not have.
  const pageIn = (code: string) => `html[data-app-language=${code}]`
  const words = locales.map(({ code }) => `${pageIn(code)} [data-in]:not([data-in=${code}])`)
  const pages = locales.map(({ code }) => `${pageIn(code)} #root[lang]:not([lang=${code}])`)
  return `${[...words, ...pages].join(',')}{display:none}`
}

/**
 * Fills index.html: `{{key}}` with the text in every language, of which one shows, `{{each:key}}`
 * with all shown, and the icon, languages and tokens. Comments for developers are removed, since
 * they delay the first text.
 */
export function fillPage(html: string, { locales, art }: Content): string {
  const [first] = locales
  if (!first) throw new Error('The landing needs a language')
  // Inlined to save a request; only the characters that would end the address are encoded.
  const drawing = art('art/brand/favicon').trim().replaceAll('"', "'").replaceAll('#', '%23')
  const icon = `data:image/svg+xml,${drawing}`
  return withTokens(html)
    .replaceAll(/\s*<!--[^]*?-->/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace('/*{{languages}}*/', () => languageStyles(locales))
    .replace('{{icon}}', () => icon)
    .replace('{{codes}}', () => locales.map(({ code }) => code).join('|'))
    .replace('{{default}}', () => first.code)
    .replace('content="{{description}}"', () => `content="${pick(first.landing, 'description')}"`)
    .replaceAll(/\{\{each:(\w+)\}\}/g, (_, key: string) => inEvery(locales, key))
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) =>
      inEach(locales, ({ landing: words }) => pick(words, key)),
    )
}

/** Minifies the inline script, which delays the first text. */
async function withShortScript(html: string): Promise<string> {
  const [script = '', code = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? []
  if (code === '') return html
  const short = await minify('page.js', code)
  return html.replace(script, () => `<script>${short.code}</script>`)
}

/** The SVG source at this path below src, without the extension. */
export const artOf = (name: string): string => file(`../../${name}.svg`)

/** Fills index.html, so that its texts show before any script runs. */
export function indexPage(): Plugin {
  const locales = ownLocales()
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
