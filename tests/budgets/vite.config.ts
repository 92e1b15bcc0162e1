import { normalizePath, type Plugin } from 'vite'
import { chunkFiles } from '../../src/build/plugins/chunk-files.ts'
import { ownLocales } from '../../src/build/plugins/locales.ts'
import { configOf } from '../../vite.config.ts'

const entryModules = ['/src/main.tsx', '/src/screens/ModuleScreen.tsx']

/** Emits a list of our modules that a lesson loads at once, with their code. */
function lessonModules(): Plugin {
  return {
    name: 'lesson-modules',
    generateBundle(_options, bundle) {
      const files = new Set(entryModules.flatMap((source) => chunkFiles(bundle, source)))
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

/** The app as learners get it, with the list of a lesson's modules. */
export default { ...config, plugins: [config.plugins, lessonModules()] }
