import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { securityHeaders } from './static-server'

/** Prints the headers a host should send with a build of `dist`: npm run headers -- staging. */
export function main([mode = 'main']: readonly string[]): void {
  const settings = loadEnv(mode, process.cwd())
  const apiBaseUrl = settings['VITE_API_BASE_URL'] ?? ''
  const hasGoogle = Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim())
  const headers = securityHeaders(
    readFileSync(`dist/${mode}/index.html`, 'utf8'),
    apiBaseUrl,
    hasGoogle,
  )
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`)
}
