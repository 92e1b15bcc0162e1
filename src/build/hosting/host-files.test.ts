import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeHostFiles } from './host-files'
import { hostedBuild } from './hosted-build'

const settings = { VITE_API_BASE_URL: 'https://api.example.org' }
let folder = ''
let build = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norte-hosts-'))
  build = join(folder, 'main')
  mkdirSync(join(build, 'assets'), { recursive: true })
  writeFileSync(join(build, 'index.html'), '<style>body{margin:0}</style>')
  writeFileSync(join(build, 'SignIn.html'), '<style>body{margin:1px}</style>')
  for (const [name, length] of [
    ['small.css', 1],
    ['large.js', 100],
    ['large.js.br', 10],
    ['large.js.gz', 20],
  ] as const)
    writeFileSync(join(build, 'assets', name), 'a'.repeat(length))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a host is told which pages exist, and the assets by size without the compressed ones', () => {
  const { pages, files, headers } = hostedBuild(build, settings)
  expect(pages).toEqual([['/SignIn', 'SignIn.html']])
  expect(files).toEqual(['/assets/large.js', '/assets/small.css'])
  expect(headers['Content-Security-Policy']).toContain('https://api.example.org')
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'")
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
})

test('each host gets its own configuration files and none of another host', () => {
  writeHostFiles(build, settings)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  expect(read('main.netlify/_redirects')).toContain('/* /index.html 200')
  expect(read('main.cloudflare-pages/_redirects')).not.toContain('index.html')
  expect(read('main.cloudflare-pages/assets/404.html')).toContain('Not found')
  for (const name of ['main.netlify/_headers', 'main.cloudflare-pages/_headers'])
    expect(read(name)).toContain('/assets/large.js\n  Cache-Control: ')
  expect(read('main.nginx-headers.conf')).toContain('add_header X-Frame-Options "DENY" always;')
})
