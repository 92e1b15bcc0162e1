import type { TestProject } from 'vitest/node'
import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the production build with its headers beside it. */
    hostedBuild: string
  }
}

/** Makes a production build as for a host. */
export function setup(project: TestProject): void {
  project.provide('hostedBuild', buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }))
}
