import { resolve } from 'node:path'
// Runs a TypeScript tool: node src/build/run.mjs <file.ts> [arguments]. The file exports
// main(args).
// Node 20 cannot run TypeScript itself, so Vite compiles it.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [file, ...rest] = process.argv.slice(2)
if (!file) throw new Error('Which file? node src/build/run.mjs <file.ts> [arguments]')

const src = fileURLToPath(new URL('..', import.meta.url))
const { module } = await runnerImport(resolve(file), {
  configFile: false,
  logLevel: 'error',
  resolve: {
    alias: { '@': src, '@locales': resolve(src, '../locales'), '@tests': resolve(src, '../tests') },
  },
})
await module.main(rest[0] === '--' ? rest.slice(1) : rest)
