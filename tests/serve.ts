import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from './fixtures/browser/api-address'
import { buildFull } from './fixtures/browser/full-build'
import { serveBuild } from './fixtures/browser/static-server'

/** Builds the app, where it has changed, and serves it to the tests until it is stopped. */
async function main(): Promise<void> {
  const folder = buildApp('main', { VITE_API_BASE_URL: apiBaseUrl })
  const plain = await serveBuild({ folder, apiBaseUrl })
  const full = await serveBuild({ folder: buildFull(), apiBaseUrl, hasGoogle: true })
  console.log(`main ${plain.url} full ${full.url} folder ${folder}`)
}

await main()
