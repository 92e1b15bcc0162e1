import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { startLocalBackend } from '@tests/fixtures/browser/local-backend'
import { serveBuild } from '@tests/fixtures/browser/static-server'
import type { Hosts } from './engines/driver'

type TestHosts = Hosts & Pick<HttpBackend, 'reset' | 'work' | 'close'>

/** Serves the app in this folder, with a mock backend. */
export async function startHosts(folder: string): Promise<TestHosts> {
  const server = await serveBuild({ folder, apiBaseUrl })
  const backend = await startLocalBackend()
  return {
    app: server.url,
    backend: backend.url,
    reset: backend.reset,
    work: backend.work,
    close: async () => {
      await server.close()
      await backend.close()
    },
  }
}
