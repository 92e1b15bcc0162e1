import { cpSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildApp } from '@/build/build-app'
import { compressBuild } from '@/build/hosting/compress'
import { writeHostFiles } from '@/build/hosting/host-files'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build with what a host needs. */
    hostedBuild: string
  }
}

/** Makes a copy of the production build ready for a host: other tests use the build as it is. */
export async function setup(project: TestProject): Promise<void> {
  const settings = { VITE_API_BASE_URL: apiBaseUrl }
  const folder = resolve('.cache/builds/hosted')
  rmSync(folder, { recursive: true, force: true })
  cpSync(buildApp('main', settings), folder, { recursive: true })
  writeHostFiles(folder, settings)
  await compressBuild(folder)
  project.provide('hostedBuild', folder)
}
