import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildInto, hostedConfig } from '@/build/build-app'
import { nginxHeaders } from '@/build/hosting/nginx-headers'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build with its headers beside it. */
    hostedBuild: string
  }
}

/** Makes a production build as for a host. */
export function setup(project: TestProject): void {
  const settings = { VITE_API_BASE_URL: apiBaseUrl }
  const folder = buildInto(resolve('.cache/builds/hosted'), 'main', settings, hostedConfig)
  writeFileSync(`${folder}.nginx-headers.conf`, nginxHeaders(folder, settings))
  project.provide('hostedBuild', folder)
}
