import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { securityHeaders } from './static-server'

/** Prints the headers a host should send with the build in `dist`: npm run headers -- staging. */
export function main([mode = 'main']: readonly string[]): void {
  const apiBaseUrl = loadEnv(mode, process.cwd())['VITE_API_BASE_URL'] ?? ''
  const headers = securityHeaders(readFileSync('dist/index.html', 'utf8'), apiBaseUrl)
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`)
}
