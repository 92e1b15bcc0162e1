import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { guestFolders } from '../guests.ts'
import { chunkFiles } from './chunk-files.ts'

/** What every start needs, with all that it imports. */
const startModules = [
  '/src/main.tsx',
  ...['SignIn', 'SkillMap', 'LearningPath'].map((name) => `/src/screens/${name}Screen.tsx`),
]

/** What no lesson without a network needs: players of streams, and pictures that few sheets have. */
const notNeeded = /dash|hls|openjpeg|Foxit/

/** The chunks that guests load. */
const guestModules = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((output) => {
    const source = output.type === 'chunk' ? (output.facadeModuleId ?? '') : ''
    return source.includes('/src/extras/') ? [source] : []
  })

const toAddress = (name: string) => `/${name}`

/**
 * Serves the `worker.js` of a guest at the root, with the names of the build's files. Not in the demo: the worker of its
 * mock backend has the same scope.
 */
export function guestWorker(): Plugin {
  const source = guestFolders()
    .map((folder) => `${folder}/worker.js`)
    .find((file) => existsSync(file))
  return {
    name: 'guest-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'demo',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (source === undefined || page?.type !== 'asset') return
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      const modules = [...startModules, ...guestModules(bundle)]
      const start = new Set([...modules.flatMap((one) => chunkFiles(bundle, one)), ...fonts])
      const lessons = Object.keys(bundle).filter(
        (name) => /^assets\/.*\.(js|css)$/.test(name) && !start.has(name) && !notNeeded.test(name),
      )
      const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
      const names = {
        VERSION: createHash('sha256').update(String(page.source)).digest('hex').slice(0, 12),
        ENTRY_FILE: entry?.fileName,
        START_FILES: [...start].map(toAddress).sort(),
        LESSON_FILES: lessons.map(toAddress).sort(),
      }
      const code = Object.entries(names).reduce(
        (all, [name, value]) =>
          all.replace(new RegExp(`\\b${name}\\b`, 'g'), JSON.stringify(value)),
        readFileSync(source, 'utf8'),
      )
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
    },
  }
}
