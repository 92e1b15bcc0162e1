import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { tokenStyles } from '../ui/theme/token-variables.ts'

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

type Words = Record<string, string>
const words = (language: string): Words =>
  JSON.parse(file(`../../locales/${language}/landing.json`))

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function pick(from: Words, key: string): string {
  const text = from[key]
  if (text === undefined) throw new Error(`locales: landing.json lacks "${key}"`)
  return escape(text)
}

/** Fills index.html: `{{key}}` with both languages, `{{art:name}}` with a drawing, and the tokens. */
export function fillLanding(html: string, en: Words, es: Words, art: (name: string) => string) {
  const hidden = (svg: string) => svg.replace('<svg', '<svg aria-hidden="true" focusable="false"')
  return html
    .replace('/*{{tokens}}*/', tokenStyles)
    .replace('content="{{description}}"', () => `content="${pick(en, 'description')}"`)
    .replaceAll(/\{\{art:([\w/-]+)\}\}/g, (_, name: string) => hidden(art(name).trim()))
    .replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, key: string) =>
        `<span data-in="en">${pick(en, key)}</span><span data-in="es">${pick(es, key)}</span>`,
    )
}

/** Builds the landing page into index.html, so that it paints before any script file arrives. */
export function landing(): Plugin {
  return {
    name: 'landing',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        fillLanding(html, words('en'), words('es'), (name) => file(`../ui/art/${name}.svg`)),
    },
  }
}
