import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { buildInto, hostedConfig, isMode } from './build-app'
import { writeHostFiles } from './hosting/host-files'

/** Builds for a host, into dist/{mode}, with what the host needs: npm run build:staging. */
export async function main([mode = 'main']: readonly string[]): Promise<void> {
  if (!isMode(mode)) throw new Error(`There is no mode ${mode}`)
  // The mode's file, and over it the environment of the build.
  const settings = loadEnv(mode, process.cwd())
  const folder = buildInto(resolve('dist', mode), mode, settings, hostedConfig)
  writeHostFiles(folder, settings)
  console.log(`dist/${mode} is ready for a host.`)
}
