import { describe, expect, test } from 'vitest'
import { nginxHeaders, staticHostHeaders } from './host-files'
import { securityHeaders } from './security-headers'

const headers = securityHeaders({
  html: '<style>body{margin:0}</style>',
  apiBaseUrl: 'https://api.example.org',
})
const files = ['/assets/app-1a2b.js', '/assets/app-3c4d.css']

describe('the headers of a build', () => {
  test('are the same for nginx and for a static host', () => {
    const forNginx = nginxHeaders(headers)
    const forStaticHost = staticHostHeaders(headers, files)
    for (const [name, value] of Object.entries(headers)) {
      expect(forNginx).toContain(`add_header ${name} "${value}" always;`)
      expect(forStaticHost).toContain(`\n  ${name}: ${value}\n`)
    }
  })

  test('forbid other sites to frame the app, and browsers to guess what a file is', () => {
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  })

  test('let nothing slip out of the quotes of nginx', () => {
    expect(() => nginxHeaders({ 'X-Odd': 'a"; return 200 "' })).toThrow('X-Odd')
    expect(() => nginxHeaders({ 'X-Odd': 'a$host' })).toThrow('X-Odd')
  })

  test('keep hashed files for a year on a static host, and the page not at all', () => {
    const text = staticHostHeaders(headers, files)
    expect(text).toMatch(/\/index\.html\n {2}Cache-Control: no-cache/)
    for (const file of files)
      expect(text).toMatch(new RegExp(`${file}\n {2}Cache-Control: .*immutable`))
  })

  test('never keep an error in the place of a lost file: only files that are there are kept', () => {
    const parts = staticHostHeaders(headers, files).trim().split('\n\n')
    const keeping = parts.filter((part) => part.includes('immutable'))
    expect(keeping.map((part) => part.split('\n')[0])).toEqual(files)
  })
})
