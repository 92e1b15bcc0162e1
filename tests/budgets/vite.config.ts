import { normalizePath, type Plugin } from 'vite'
import { chunkFiles } from '../../src/build/plugins/chunk-files.ts'
import { ownLocales } from '../../src/build/plugins/locales.ts'
import { configOf } from '../../vite.config.ts'

/** What a lesson's screen begins with, and what stands around it. */
const beginnings = ['/src/main.tsx', '/src/screens/ModuleScreen.tsx']

/** Writes beside the build which of our modules a lesson loads at once, each with its code. */
function lessonModules(): Plugin {
  return {
    name: 'lesson-modules',
    generateBundle(_options, bundle) {
      const files = new Set(beginnings.flatMap((source) => chunkFiles(bundle, source)))
      const modules = [...files].flatMap((file) => {
        const output = bundle[file]
        return output?.type === 'chunk' ? Object.entries(output.modules) : []
      })
      const own = modules.flatMap(([id, { code }]) => {
        const path = normalizePath(id)
        return code && path.includes('/src/') ? [[path.replace(/^.*\/src\//, ''), code]] : []
      })
      const source = JSON.stringify(Object.fromEntries(own))
      this.emitFile({ type: 'asset', fileName: 'lesson-modules.json', source })
    },
  }
}

const config = configOf(ownLocales())

/** The app as learners get it, and a list of what a lesson is made of. */
export default { ...config, plugins: [config.plugins, lessonModules()] }
