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
import { languages, type Language } from '../../i18n/languages.ts'
import { chunkFiles } from './chunk-files.ts'

type Render = typeof prerenderPage

/** The script of every prerendered page, minified because it delays the first text. */
async function pageScript(): Promise<string> {
  const source = readFileSync(new URL('../../app/prerendered-page.ts', import.meta.url), 'utf8')
  const { code } = await transformWithOxc(source, 'prerendered-page.ts', { sourcemap: false })
  return (await minify('prerendered-page.js', code)).code
}

/** Loads the app's source in a Vite server with the configuration of this build. */
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
    return await act(app['prerenderPage'] as Render) // the type of that module's export
  } finally {
    await server.close()
  }
}

const codes = Object.keys(languages) as Language[]

const screens: Readonly<Record<string, string>> = {
  [paths.landing]: 'Landing',
  [paths.signIn]: 'SignIn',
  [paths.signUp]: 'SignUp',
  [paths.forgotPassword]: 'ForgotPassword',
  [paths.skillMap]: 'SkillMap',
  [paths.learningPath]: 'LearningPath',
  [paths.lessonRating]: 'LessonRating',
}

/** File names of the chunks and styles of a screen and of the app's entry. */
const filesOf = (bundle: Rolldown.OutputBundle, screen = '') => [
  ...new Set(
    ['/src/main.tsx', `/src/screens/${screen}Screen.tsx`].flatMap((source) =>
      chunkFiles(bundle, source),
    ),
  ),
]

/**
 * index.html with a preload link for each of these files: they load in parallel with the entry
 * chunk.
 */
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

/** The styles of all prerendered screens, since a visitor may go from one to another. */
function stylesOf(bundle: Rolldown.OutputBundle): string {
  const names = new Set(prerenderedPages.flatMap((path) => filesOf(bundle, screens[path])))
  return [...names]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('')
}

type Content = {
  path: string
  /** HTML by language, the default one first. */
  pages: ReadonlyMap<string, string>
  /** As `<style>` elements. */
  styles: string
  script: string
}

/**
 * The title from the page's heading, as useDocumentTitle.ts sets it; the landing shows the app's
 * name alone.
 */
function titleOf(path: string, html: string): string {
  const [, heading = ''] = /<h1[^>]*>([^<]*)</.exec(html) ?? []
  return path === paths.landing ? 'Norte' : `${heading} · Norte`
}

/** index.html with a page in every language; an inline script keeps the visitor's language. */
function prerenderedPage(index: string, { path, pages, styles, script }: Content): string {
  const [[language, first] = ['', ''], ...others] = [...pages]
  const templates = others.map(
    ([code, html]) =>
      `<template lang="${code}" data-title="${titleOf(path, html)}">${html}</template>`,
  )
  return (
    index
      // Their rules are inline already; loading them again would block the first paint.
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
 * Prerenders the visitors' pages in every language with inline styles: they show before any script,
 * and the app hydrates them (src/app/start.tsx). Not in the demo, which adds content that only the
 * mock backend knows.
 */
export function prerenderPlugin(): Plugin {
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
      const preloading = (screen = '') => withPreloads(html, filesOf(bundle, screen))
      for (const path of preloadedPages) emit(fileOf(path), preloading(screens[path]))
      emit(lessonFile, preloading('Module'))
      await withApp(config, async (render) => {
        for (const path of prerenderedPages) {
          const pages = new Map<string, string>()
          const styles = new Set<string>()
          for (const code of codes) {
            const page = await render(path, code)
            pages.set(code, page.html)
            styles.add(page.styles)
          }
          const content = { path, pages, styles: [...styles, own].join(''), script }
          // Every address without a file gets the landing's page, so it preloads nothing specific
          // to the landing.
          if (path === paths.landing) index.source = prerenderedPage(html, content)
          else
            emit(
              fileOf(path),
              prerenderedPage(withPreloads(html, filesOf(bundle, screens[path])), content),
            )
        }
      }).catch((error: unknown) => {
        // With invalid settings the app shows an error screen instead, and nothing is prerendered.
        if (!(error instanceof Error && error.name === 'SettingsError')) throw error
      })
    },
  }
}
