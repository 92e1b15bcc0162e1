import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

type HelpFiles = typeof import('../../mock-backend/help/help-files.ts')

const maker = fileURLToPath(new URL('../../mock-backend/help/help-files.ts', import.meta.url))

/** Gives the demo the help pages that challenges link to, and no other mode. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    apply: (_config, { mode }) => mode === 'demo',
    async generateBundle() {
      // Read as the tools are: a config file itself imports nothing of the app.
      const { module } = await runnerImport<HelpFiles>(maker, { configFile: false })
      for (const [name, source] of module.helpFiles()) {
        this.emitFile({ type: 'asset', fileName: `help/${name}`, source })
      }
    },
  }
}
