import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnv } from 'vite'
import { missingFrom } from '@/config/env'
import { buildInto, hostedConfig, isMode } from './build-app'
import { nginxHeaders } from './hosting/nginx-headers'

/**
 * `npm run build:staging`: builds for a host, into dist/{mode}, with the headers for nginx beside it. Names the settings that are empty, and what the build lacks without them.
 */
export async function main([mode = 'main']: readonly string[]): Promise<void> {
  if (!isMode(mode)) throw new Error(`There is no mode ${mode}`)
  // loadEnv lets environment variables win over the mode's file.
  const settings = loadEnv(mode, process.cwd())
  const folder = buildInto(resolve('dist', mode), mode, settings, hostedConfig)
  writeFileSync(`${folder}.nginx-headers.conf`, nginxHeaders(folder, settings))
  for (const missing of missingFrom(settings)) console.log(`${mode}: ${missing}`)
  console.log(`dist/${mode} is ready for a host.`)
}
