import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '@/build/browser'
import { buildApp } from '@/build/build-app'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the build under test expects its backend: each test starts a fresh one there. */
    apiBaseUrl: string
    /** The folder of the production build under test. */
    mainBuild: string
  }
}

/** A port that is free now; the build under test is told of it before anything listens there. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Once for all browser tests: a browser is there, and the production build that they walk through. */
export async function setup(project: TestProject): Promise<void> {
  ensureBrowser()
  const apiBaseUrl = `http://127.0.0.1:${await freePort()}`
  project.provide('apiBaseUrl', apiBaseUrl)
  project.provide('mainBuild', buildApp('main', 'e2e', { VITE_API_BASE_URL: apiBaseUrl }))
}
