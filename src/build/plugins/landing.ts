import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { tokenStyles } from '../../ui/theme/token-variables.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

type Words = Record<string, string>
const words = (language: string): Words =>
  JSON.parse(file(`../../../locales/${language}/landing.json`))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function pick(from: Words, key: string): string {
  const text = from[key]
  if (text === undefined) throw new Error(`locales: landing.json lacks "${key}"`)
  return escape(text)
}

type Content = {
  en: Words
  es: Words
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

/**
 * Fills index.html: `{{key}}` with both languages, `{{art:name}}` with a drawing, `{{link:SETTING}}`
 * with the address that the setting holds, and the tokens.
 */
export function fillLanding(html: string, { en, es, art, settings = {} }: Content): string {
  const hidden = (svg: string) => svg.replace('<svg', '<svg aria-hidden="true" focusable="false"')
  return fillLinks(html, settings)
    .replace('/*{{tokens}}*/', tokenStyles)
    .replace('content="{{description}}"', () => `content="${pick(en, 'description')}"`)
    .replaceAll(/\{\{art:([\w/-]+)\}\}/g, (_, name: string) => hidden(art(name).trim()))
    .replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, key: string) =>
        `<span data-in="en">${pick(en, key)}</span><span data-in="es">${pick(es, key)}</span>`,
    )
}

/** The words and drawings of the landing, read from their files. */
export function landingContent(): Omit<Content, 'settings'> {
  return { en: words('en'), es: words('es'), art: (name) => file(`../../${name}.svg`) }
}

/** Builds the landing page into index.html, so that it paints before any script file arrives. */
export function landing(): Plugin {
  let settings: Record<string, unknown> = {}
  return {
    name: 'landing',
    configResolved: ({ env }) => {
      settings = env
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => fillLanding(html, { ...landingContent(), settings }),
    },
  }
}
