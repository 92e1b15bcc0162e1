import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '@/build/browser'
import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build under test. */
    mainBuild: string
  }
}

/** Once for all browser tests: a browser is there, and the production build that they use. */
export function setup(project: TestProject): void {
  ensureBrowser()
  project.provide('mainBuild', buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }))
}
