import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, type Rolldown } from 'vite'

const fileName = 'sw.js'
const source = fileURLToPath(new URL('../../service-worker/service-worker.ts', import.meta.url))

/** The files of the app that draw what can be seen without a network. */
const beginnings =
  /\/(index\.html|src\/(app\/(start|AppLayout)\.tsx|api\/client\.ts|screens\/(SignIn|SkillMap|LearningPath)Screen\.tsx))$/

type Bundle = Rolldown.OutputBundle

const isBeginning = (chunk: Rolldown.OutputChunk) =>
  beginnings.test(normalizePath(chunk.facadeModuleId ?? ''))

/** The addresses of all that these screens import, their styles, and the fonts. */
function shellFiles(bundle: Bundle): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const output = bundle[name]
    if (output?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style)
    output.imports.forEach(add)
  }
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk' && isBeginning(output)) add(output.fileName)
    if (output.type === 'asset' && output.fileName.endsWith('.woff2')) found.add(output.fileName)
  }
  return [...found].map((name) => `/${name}`).sort()
}

/** Another page or another list of files is another version. */
const versionOf = (page: string, files: readonly string[]) =>
  createHash('sha256').update(page).update(files.join('\n')).digest('hex').slice(0, 12)

/**
 * Emits the service worker that keeps the offline shell. Not in the demo, whose own worker stands in for the
 * backend: two workers at one address would take turns.
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
      const files = shellFiles(bundle)
      worker.code = worker.code
        .replaceAll('__SHELL_VERSION__', JSON.stringify(versionOf(String(page.source), files)))
        .replaceAll('__SHELL_FILES__', JSON.stringify(files))
    },
  }
}
