import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { ownPages } from '../../config/prerendered-pages.ts'
import timing from '../../config/timing.json' with { type: 'json' }
import { languages } from '../../i18n/languages.ts'
import { chunkFiles } from './chunk-files.ts'

const fileName = 'sw.js'
const source = fileURLToPath(new URL('../../service-worker/service-worker.ts', import.meta.url))

/** The modules of every screen of the core that works offline. */
const entryModules = [
  '/src/main.tsx',
  ...['SignIn', 'SkillMap', 'LearningPath'].map((name) => `/src/screens/${name}Screen.tsx`),
  ...Object.keys(languages).map((code) => `/locales/${code}/texts.ts`),
]

/** The addresses of all that these import, their styles, and what else has such a name. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  sources: readonly string[],
  others: RegExp,
): string[] {
  const named = Object.keys(bundle).filter((name) => others.test(name))
  const files = sources.flatMap((source) => chunkFiles(bundle, source))
  return [...new Set([...files, ...named])].map((name) => `/${name}`).sort()
}

/** What the guests load: their screens, tools and bands. */
const guestModules = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((output) => {
    const source = output.type === 'chunk' ? (output.facadeModuleId ?? '') : ''
    return source.includes('/src/extras/') ? [source] : []
  })

/** A hash of the page and the file list: a change in either is a new version. */
const versionOf = (page: string, files: readonly string[]) =>
  createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)

/**
 * Emits the service worker of the offline shell. Not in the demo: the mock backend's worker has the
 * same scope, and the two would replace each other.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName })
    },
    generateBundle(_options, bundle) {
      const worker = bundle[fileName]
      const page = bundle['index.html']
      if (worker?.type !== 'chunk' || page?.type !== 'asset') {
        throw new Error('The offline shell needs the worker and the page of the build')
      }
      const files = filesOf(bundle, [...entryModules, ...guestModules(bundle)], /\.woff2$/)
      worker.code = worker.code
        .replaceAll('__SHELL_VERSION__', JSON.stringify(versionOf(String(page.source), files)))
        .replaceAll('__SHELL_FILES__', JSON.stringify(files))
        .replaceAll('__OWN_PAGES__', JSON.stringify(ownPages))
        .replaceAll('__CACHED_PAGE_AFTER__', String(timing.cachedPageAfter))
    },
  }
}
