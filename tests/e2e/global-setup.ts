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

/** Once for all browser tests: makes sure that there is a browser and a production build. */
export function setup(project: TestProject): void {
  ensureBrowser()
  project.provide('mainBuild', buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }))
}
