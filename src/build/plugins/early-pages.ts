import { readFileSync } from 'node:fs'
import {
  createServer,
  minify,
  transformWithOxc,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite'
import type { buildPage as build } from '../../app/build-page.tsx'
import { earlyPages, fileOf, type EarlyPage } from '../../config/early-pages.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import { buildTargets } from '../browser-floor/floor.ts'
import type { Locale } from './locales.ts'
import { earlyBackendOf, preloadScript } from './preload.ts'
import { filesFrom, routesOf } from './route-files.ts'
import { usedProperties, usedStyles } from './used-styles.ts'

type Bundle = Rolldown.OutputBundle
/** What a page shows before any script, in one language. */
type Draw = (path: string, language: Language) => Promise<string>

const script = new URL('../../app/early/early.ts', import.meta.url)

/** The script that looks after the panel until the app is there, as short as it gets. */
async function earlyScript(): Promise<string> {
  const source = readFileSync(script, 'utf8')
  const { code } = await transformWithOxc(source, 'early.ts', {
    sourcemap: false,
    target: buildTargets,
  })
  return (await minify('early.js', code)).code
}

/** Draws with the app's own source, as this build is configured. */
async function withApp<T>(config: ResolvedConfig, act: (draw: Draw) => Promise<T>): Promise<T> {
  const server = await createServer({
    ...(config.configFile !== undefined && { configFile: config.configFile }),
    mode: config.mode,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  try {
    const app = await server.ssrLoadModule('/src/app/build-page.tsx')
    return await act(app['buildPage'] as typeof build) // what that file exports
  } finally {
    await server.close()
  }
}

/**
 * The styles that reach what these pages draw, as the build has them: all others come with the app. Throws where the drawn
 * has a class of another name.
 */
function stylesOf(bundle: Bundle, html: string): string {
  const screens = routesOf().filter(({ path }) => earlyPages.some((page) => page.path === path))
  const sources = ['/src/app/shell/AppLayout.tsx', ...screens.map(({ screen }) => screen)]
  const css = [...new Set(sources.flatMap((source) => filesFrom(bundle, source)))]
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const file = bundle[name]
      return file?.type === 'asset' ? String(file.source) : ''
    })
    .join('\n')
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) => all.split(' '))
  const unknown = names.find((name) => name !== '' && !css.includes(`.${name}`))
  // A class without rules is one that its style sheet does not name either.
  if (unknown !== undefined) throw new Error(`No style of the build knows .${unknown}`)
  return usedStyles(css, new Set(names))
}

/** Where settings are bad, the app names them on the screen: there is no panel to show. */
async function canDraw(draw: Draw): Promise<boolean> {
  try {
    await draw(earlyPages[0]?.path ?? '', defaultLanguage)
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') return false
    throw error
  }
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The words of a failure stand beside the panel, which has the page's heading and its main part. */
const besidePanel = (index: string) =>
  index.replace(/<main id="boot-failed"[\s\S]*?<\/main>/, (words) =>
    words
      .replace('<main ', '<section aria-labelledby="boot-reason" ')
      .replace('</main>', '</section>')
      .replaceAll(/(<\/?)h1\b/g, '$1h2'),
  )

/** Never sent by the browser itself, which would put what was typed into the address. */
const guarded = (html: string) => html.replaceAll('<form ', '<form method="dialog" ')

type Content = {
  page: EarlyPage
  /** By language, the default one first. */
  drawn: ReadonlyMap<string, string>
  styles: string
  script: string
}

/** Nothing is painted before what follows the panel and its script: a panel in the middle moved as more of it came. */
const wholeAtOnce = '<link rel="expect" href="#boot" blocking="render" />'

/** index.html with the panel of an address in it, in every language: the script leaves that of the visitor. */
export function earlyPage(index: string, { page, drawn, styles, script: code }: Content): string {
  const [[first, shown] = ['', ''], ...others] = [...drawn]
  const facts = `data-path="${page.path}" data-in="${first}" data-remembered="${escape(page.remembered)}"`
  const templates = others.map(
    ([language, html]) => `<template data-language="${language}">${guarded(html)}</template>`,
  )
  const filled = [`<div id="early" ${facts}>${guarded(shown)}</div>`, ...templates].join('')
  const whole = besidePanel(index)
    .replace('data-view="landing"', 'data-view="app"')
    .replace('<style>', (style) => `${wholeAtOnce}${style}`)
    .replace('</style>', () => `\n${styles}</style>`)
    .replace('<div id="root"></div>', () => `${filled}<div id="root"></div>`)
    .replace('<div id="boot" ', (boot) => `<script>${code}</script>\n    ${boot}`)
  return usedProperties(whole)
}

/**
 * Writes the pages of the ways in: each index.html with its panel in it, drawn from the app's own components, so
 * that it can be read and filled in before any script (src/app/early). Not in the demo, which adds to the panel
 * what only its backend knows.
 */
export function earlyPagesPlugin(locales: readonly Locale[]): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'early-pages',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset' || !config) throw new Error('The build has no index.html')
      const html = String(index.source)
      const code = await earlyScript()
      const apiBaseUrl = earlyBackendOf(config)
      const preload = await preloadScript({ bundle, locales, apiBaseUrl })
      // The same in each page, as the styles are: every answer of the host names them all in its policy.
      const own = await preloadScript({ bundle, locales, apiBaseUrl, pages: earlyPages })
      const ownHtml = html.replace(preload, () => own)
      if (ownHtml === html) throw new Error('The page names no files')
      await withApp(config, async (draw) => {
        if (!(await canDraw(draw))) return
        const drawnPages = new Map<EarlyPage, Map<string, string>>()
        for (const page of earlyPages) {
          const drawn = new Map<string, string>()
          for (const { code: language } of locales) {
            drawn.set(language, await draw(page.path, language as Language)) // the codes are its keys
          }
          drawnPages.set(page, drawn)
        }
        const all = [...drawnPages.values()].flatMap((drawn) => [...drawn.values()])
        const styles = stylesOf(bundle, all.join(''))
        for (const [page, drawn] of drawnPages) {
          const source = earlyPage(ownHtml, { page, drawn, styles, script: code })
          this.emitFile({ type: 'asset', fileName: fileOf(page), source })
        }
      })
    },
  }
}
