import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildInto, hostedConfig } from '@/build/build-app'
import { writeHostFiles } from '@/build/hosting/host-files'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build with the host's files. */
    hostedBuild: string
  }
}

/** Makes a production build as for a host. */
export function setup(project: TestProject): void {
  const settings = { VITE_API_BASE_URL: apiBaseUrl }
  const folder = buildInto(resolve('.cache/builds/hosted'), 'main', settings, hostedConfig)
  writeHostFiles(folder, settings)
  project.provide('hostedBuild', folder)
}
