import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityHeaders } from './security-headers'

type Headers = Readonly<Record<string, string>>

/** As static hosts read them: a path, and below it the headers of every answer there. */
export function staticHostHeaders(headers: Headers): string {
  const part = (path: string, ofPath: Headers) =>
    [path, ...Object.entries(ofPath).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const parts = [
    part('/*', headers),
    part('/index.html', { 'Cache-Control': 'no-cache' }),
    part('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ]
  return `${parts.join('\n\n')}\n`
}

/** What static hosts answer where there is no file: the page, but never in the place of a script. */
const staticHostRedirects = `/assets/*  /robots.txt  404\n/*  /index.html  200\n`

/** As nginx includes them; `always`: an error page is guarded too. */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      // Inside quotes nginx would take these for an end or a variable.
      if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${name}: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')
}

/**
 * Writes what a host needs for the build in this folder: `_headers` and `_redirects` inside, for static
 * hosts, and `<folder>.nginx-headers.conf` beside it, which nginx.conf includes. `settings` are those
 * of the build.
 */
export function writeHostFiles(folder: string, settings: Readonly<Record<string, string>>): void {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const headers = securityHeaders({
    html,
    apiBaseUrl: settings['VITE_API_BASE_URL'] ?? '',
    hasGoogle: Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim()),
  })
  writeFileSync(join(folder, '_headers'), staticHostHeaders(headers))
  writeFileSync(join(folder, '_redirects'), staticHostRedirects)
  writeFileSync(`${folder}.nginx-headers.conf`, nginxHeaders(headers))
}
