import { readFileSync } from 'node:fs'
import {
  createServer,
  minify,
  transformWithOxc,
  type Plugin,
  type ResolvedConfig,
  type Rolldown,
} from 'vite'
import type { prerenderPage } from '../../app/prerender.tsx'
import { paths } from '../../config/paths.ts'
import {
  fileOf,
  lessonFile,
  preloadedPages,
  prerenderedPages,
} from '../../config/prerendered-pages.ts'
import { defaultLanguage, type Language } from '../../i18n/languages.ts'
import { buildTargets } from '../browser-floor/floor.ts'
import { chunkFiles } from './chunk-files.ts'
import type { Locale } from './locales.ts'

type Render = typeof prerenderPage

/** The script of every prerendered page, as short as it gets: it comes before what the visitor waits for. */
async function pageScript(): Promise<string> {
  const source = readFileSync(new URL('../../app/prerendered-page.ts', import.meta.url), 'utf8')
  const options = { sourcemap: false, target: buildTargets }
  const { code } = await transformWithOxc(source, 'prerendered-page.ts', options)
  return (await minify('prerendered-page.js', code)).code
}

/** Loads the app's own source on the server side, as this build is configured. */
async function withApp<T>(config: ResolvedConfig, act: (render: Render) => Promise<T>): Promise<T> {
  const server = await createServer({
    ...(config.configFile !== undefined && { configFile: config.configFile }),
    mode: config.mode,
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  })
  try {
    const app = await server.ssrLoadModule('/src/app/prerender.tsx')
    return await act(app['prerenderPage'] as Render) // what that file exports
  } finally {
    await server.close()
  }
}

const screens: Readonly<Record<string, string>> = {
  [paths.landing]: 'Landing',
  [paths.signIn]: 'SignIn',
  [paths.signUp]: 'SignUp',
  [paths.forgotPassword]: 'ForgotPassword',
  [paths.skillMap]: 'SkillMap',
  [paths.learningPath]: 'LearningPath',
  [paths.lessonRating]: 'LessonRating',
}

/** The chunks of a screen and of the app around it, and their style sheets, by their names in the build. */
const filesOf = (bundle: Rolldown.OutputBundle, screen = '') => [
  ...new Set(
    ['/src/main.tsx', `/src/screens/${screen}Screen.tsx`].flatMap((source) =>
      chunkFiles(bundle, source),
    ),
  ),
]

/** index.html with a link to each of these files that it does not name: they load beside the entry chunk. */
function withPreloads(html: string, files: readonly string[]): string {
  const links = files
    .filter((name) => !html.includes(name))
    .map((name) =>
      name.endsWith('.js')
        ? `<link rel="modulepreload" crossorigin href="/${name}">`
        : `<link rel="preload" as="style" crossorigin href="/${name}">`,
    )
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** The built style sheets of the app and of the screens that are prerendered: one page may be left for another. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  const names = new Set(prerenderedPages.flatMap((path) => filesOf(bundle, screens[path])))
  return [...names]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('')
}

/** Where settings are bad, the app names them on the screen: there is no page to show. */
async function canRender(render: Render): Promise<boolean> {
  try {
    await render(paths.landing, defaultLanguage)
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'SettingsError') return false
    throw error
  }
}

type Content = {
  path: string
  /** By language, the default one first. */
  pages: ReadonlyMap<string, string>
  /** Style elements. */
  styles: string
  script: string
}

/** The heading names the tab, as useDocumentTitle.ts does; the landing has the app's name alone. */
function titleOf(path: string, html: string): string {
  const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(html) ?? []
  return path === paths.landing ? 'Norte' : `${heading} · Norte`
}

/** index.html with the page of an address in it, in every language: its script leaves that of the visitor. */
function prerenderedPage(index: string, { path, pages, styles, script }: Content): string {
  const [[language, first] = ['', ''], ...others] = [...pages]
  const templates = others.map(
    ([code, html]) =>
      `<template lang="${code}" data-title="${titleOf(path, html)}">${html}</template>`,
  )
  return (
    index
      // Their rules are in the page, and would hold up its first paint a second time.
      .replaceAll('<link rel="stylesheet"', '<link disabled rel="stylesheet"')
      .replace('<html ', `<html data-path="${path}" `)
      .replace(/<title>.*?<\/title>/, `<title>${titleOf(path, first)}</title>`)
      .replace('</head>', () => `${styles}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" lang="${language}">${first}</div>${templates.join('')}`,
      )
      .replace('<div id="boot" ', (boot) => `<script>${script}</script>${boot}`)
  )
}

/**
 * Prerenders the pages of visitors in every language, with the styles that they need in the page: they show before any
 * script, and the app hydrates them (src/app/start.tsx). Not in the demo, which adds to them what only its backend knows.
 */
export function prerenderPlugin(locales: readonly Locale[]): Plugin {
  let config: ResolvedConfig | undefined
  return {
    name: 'prerender',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset' || !config) throw new Error('The build has no index.html')
      const html = String(index.source)
      const script = await pageScript()
      const own = `<style>${stylesOf(bundle)}</style>`
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source })
      const texts = locales.flatMap(({ code }) => chunkFiles(bundle, `/locales/${code}/texts.ts`))
      const preloading = (screen = '') => withPreloads(html, [...texts, ...filesOf(bundle, screen)])
      for (const path of preloadedPages) emit(fileOf(path), preloading(screens[path]))
      emit(lessonFile, preloading('Module'))
      await withApp(config, async (render) => {
        if (!(await canRender(render))) return
        for (const path of prerenderedPages) {
          const pages = new Map<string, string>()
          const styles = new Set<string>()
          for (const { code } of locales) {
            const page = await render(path, code as Language) // the codes are its keys
            pages.set(code, page.html)
            styles.add(page.styles)
          }
          const content = { path, pages, styles: [...styles, own].join(''), script }
          // Every address without a file of its own gets the landing's: it names nothing that only the landing needs.
          if (path === paths.landing) index.source = prerenderedPage(html, content)
          else
            emit(
              fileOf(path),
              prerenderedPage(withPreloads(html, filesOf(bundle, screens[path])), content),
            )
        }
      })
    },
  }
}
