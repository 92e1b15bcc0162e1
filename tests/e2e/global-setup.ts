import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '@/build/browser'
import { buildApp } from '@/build/build-app'
import { freePort } from '@tests/fixtures/browser/free-port'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the build under test expects its backend: each test starts a fresh one there. */
    apiBaseUrl: string
    /** The folder of the production build under test. */
    mainBuild: string
  }
}

/** Once for all browser tests: a browser is there, and the production build that they use. */
export async function setup(project: TestProject): Promise<void> {
  ensureBrowser()
  // The build is told of it before anything listens there.
  const apiBaseUrl = `http://127.0.0.1:${await freePort()}`
  project.provide('apiBaseUrl', apiBaseUrl)
  project.provide('mainBuild', buildApp('main', 'e2e', { VITE_API_BASE_URL: apiBaseUrl }))
}
