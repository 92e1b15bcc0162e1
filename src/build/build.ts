import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { buildInto, hostedConfig, isMode } from './build-app'
import { writeHostFiles } from './hosting/host-files'

/**
 * `npm run build:staging`: builds for a host, into dist/{mode}, with the host's configuration
 * files.
 */
export async function main([mode = 'main']: readonly string[]): Promise<void> {
  if (!isMode(mode)) throw new Error(`There is no mode ${mode}`)
  // loadEnv lets environment variables win over the mode's file.
  const settings = loadEnv(mode, process.cwd())
  const folder = buildInto(resolve('dist', mode), mode, settings, hostedConfig)
  writeHostFiles(folder, settings)
  console.log(`dist/${mode} is ready for a host.`)
}
