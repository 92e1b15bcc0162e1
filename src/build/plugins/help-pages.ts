import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

type HelpFiles = typeof import('../../mock-backend/help/help-files.ts')

const maker = fileURLToPath(new URL('../../mock-backend/help/help-files.ts', import.meta.url))

/** Adds the help pages that challenges link to, in the demo only. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    apply: (_config, { mode }) => mode === 'demo',
    async generateBundle() {
      // Loaded at run time, because Vite cannot bundle app modules into its config file.
      const { module } = await runnerImport<HelpFiles>(maker, { configFile: false })
      for (const [name, source] of module.helpFiles()) {
        this.emitFile({ type: 'asset', fileName: `help/${name}`, source })
      }
    },
  }
}
