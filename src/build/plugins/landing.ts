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
  /** The settings of the build; the addresses of links are among them. */
  settings?: Readonly<Record<string, unknown>>
}

/** A link whose setting holds no http(s) address is left out. */
function fillLinks(html: string, settings: Readonly<Record<string, unknown>>): string {
  return html.replaceAll(
    /<a href="\{\{link:(\w+)\}\}"([\s\S]*?)<\/a\s*>/g,
    (_, setting: string, rest: string) => {
      const address = settings[setting]
      const isWeb = typeof address === 'string' && /^https?:\/\//i.test(address.trim())
      return isWeb ? `<a href="${escape(address.trim())}"${rest}</a>` : ''
    },
  )
}

/** The same words in every language; the page shows those of its own. */
const inEach = (locales: readonly Locale[], words: (locale: Locale) => string) =>
  locales.map((one) => `<span data-in="${one.code}">${words(one)}</span>`).join('')

/** The words in every language, one below the other: for a page that cannot know its own. */
const inEvery = (locales: readonly Locale[], key: string) =>
  locales
    .map(({ code, landing: words }) => `<span lang="${code}">${pick(words, key)}</span>`)
    .join(' ')

/** In each language the name of the one that the switch leads to. */
function otherLanguage(locales: readonly Locale[]): string {
  return locales
    .map((locale, index) => {
      const next = locales[index + 1] ?? locales[0] ?? locale
      return `<span data-in="${locale.code}" lang="${next.code}">${escape(next.name)}</span>`
    })
    .join('')
}

/** Hides the words of every language but the page's. */
export function languageStyles(locales: readonly Locale[]): string {
  const others = locales.map(({ code }) => `html[lang=${code}] [data-in]:not([data-in=${code}])`)
  return `${others.join(',')}{display:none}`
}

/**
 * Fills index.html: `{{key}}` with every language, of which the page shows its own, `{{each:key}}` with all, `{{art:name}}` with a drawing, `{{link:SETTING}}`
 * with the address that the setting holds, and the icon, the languages and tokens. What it says to developers
 * stays here: it would come before the words of every page.
 */
export function fillLanding(html: string, { locales, art, settings = {} }: Content): string {
  const hidden = (svg: string) => svg.replace('<svg', '<svg aria-hidden="true" focusable="false"')
  const [first] = locales
  if (!first) throw new Error('The landing needs a language')
  // In the page itself: a file would be one request more for everybody. Encoded no further than an address needs.
  const drawing = art('art/brand/favicon').trim().replaceAll('"', "'").replaceAll('#', '%23')
  const icon = `data:image/svg+xml,${drawing}`
  return withTokens(fillLinks(html, settings))
    .replaceAll(/\s*<!--[^]*?-->/g, '')
    .replaceAll(/\n\s+/g, '\n')
    .replace('/*{{languages}}*/', () => languageStyles(locales))
    .replace('{{icon}}', () => icon)
    .replace('{{codes}}', () => locales.map(({ code }) => code).join('|'))
    .replaceAll('{{default}}', () => first.code)
    .replace('{{otherLanguage}}', () => otherLanguage(locales))
    .replace('content="{{description}}"', () => `content="${pick(first.landing, 'description')}"`)
    .replaceAll(/\{\{art:([\w/-]+)\}\}/g, (_, name: string) => hidden(art(name).trim()))
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

/** Builds the landing page into index.html, so that it paints before any script file arrives. */
export function landing(locales: readonly Locale[]): Plugin {
  let settings: Record<string, unknown> = {}
  return {
    name: 'landing',
    configResolved: ({ env }) => {
      settings = env
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const filled = fillLanding(html, { locales, art: artOf, settings })
        return server ? filled : await withShortScript(filled)
      },
    },
  }
}
