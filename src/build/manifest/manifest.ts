import type { Plugin } from 'vite'
import { manifestOf } from '../../config/manifest.ts'
import { paths } from '../../config/paths.ts'
import type { Locale, Words } from '../plugins/locales.ts'

/**
 * A screenshot that a device shows before installing: `npm run screens -- --manifest` takes them.
 */
export const screenshots = [
  { state: 'map', form: 'narrow', label: 'pictureMap' },
  { state: 'path', form: 'narrow', label: 'picturePath' },
  { state: 'map', form: 'wide', label: 'pictureMap' },
] as const

/** The viewport of a screenshot, and its device pixel ratio. */
export const screenshotSizes = {
  narrow: { width: 390, height: 844, dots: 1.5 },
  wide: { width: 1280, height: 800, dots: 1 },
} as const

type Screenshot = (typeof screenshots)[number]

export const screenshotFile = ({ state, form }: Screenshot, language: string) =>
  `/screenshots/${state}-${form}.${language}.png`

const icon = (name: string, size: number) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

function say(words: Words, key: string): string {
  const text = words[key]
  if (text === undefined) throw new Error(`locales: landing.json lacks "${key}"`)
  return text
}

/** The web app manifest in one language. */
export function manifestIn({ code, landing: words }: Locale) {
  const shortcut = (key: string, url: string) => ({
    name: say(words, key),
    url,
    icons: [icon('norte-192', 192)],
  })
  return {
    id: '/',
    lang: code,
    dir: 'ltr',
    name: 'Norte',
    short_name: 'Norte',
    description: say(words, 'description'),
    start_url: paths.skillMap,
    scope: '/',
    display: 'standalone',
    background_color: '#DCEEFA',
    theme_color: '#DCEEFA',
    categories: ['education'],
    icons: [
      icon('norte-192', 192),
      icon('norte-512', 512),
      { ...icon('norte-maskable-512', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      shortcut('shortcutContinue', paths.continue),
      shortcut('shortcutMyPage', paths.myPage),
    ],
    screenshots: screenshots.map((one) => {
      const { width, height, dots } = screenshotSizes[one.form]
      return {
        src: screenshotFile(one, code),
        sizes: `${width * dots}x${height * dots}`,
        type: 'image/png',
        form_factor: one.form,
        label: say(words, one.label),
      }
    }),
  }
}

/**
 * Emits one manifest for each language; the page links the one of its own language (index.html).
 */
export function manifests(locales: readonly Locale[]): Plugin {
  const text = (locale: Locale) => JSON.stringify(manifestIn(locale), null, 2)
  return {
    name: 'manifests',
    configureServer(server) {
      for (const locale of locales) {
        server.middlewares.use(manifestOf(locale.code), (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json')
          response.end(text(locale))
        })
      }
    },
    generateBundle() {
      for (const locale of locales) {
        const fileName = manifestOf(locale.code).slice(1)
        this.emitFile({ type: 'asset', fileName, source: text(locale) })
      }
    },
  }
}
