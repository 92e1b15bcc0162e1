import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nginxHeaders } from './nginx-headers'

const settings = { VITE_API_BASE_URL: 'https://api.example.org' }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norte-nginx-'))
  writeFileSync(join(folder, 'index.html'), '<style>body{margin:0}</style>')
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the headers for nginx', () => {
  test('protect every response, and name the backend of the build', () => {
    const text = nginxHeaders(folder, settings)
    expect(text).toContain('add_header X-Frame-Options "DENY" always;\n')
    expect(text).toContain('add_header X-Content-Type-Options "nosniff" always;\n')
    expect(text).toMatch(/Content-Security-Policy ".*frame-ancestors 'none'.*" always;\n/)
    expect(text).toMatch(/Content-Security-Policy ".*https:\/\/api\.example\.org.*" always;\n/)
    expect(text).not.toContain('google')
  })

  test('allow Google in a build that has it', () => {
    const text = nginxHeaders(folder, { ...settings, VITE_GOOGLE_CLIENT_ID: '123.apps.example' })
    expect(text).toContain('https://accounts.google.com/gsi/client')
  })

  test('let the app frame the survey’s document', () => {
    mkdirSync(join(folder, 'survey'))
    writeFileSync(
      join(folder, 'survey/frame.html'),
      '<form id="survey" action="https://forms.example/f/1" data-scripts="[]"></form>',
    )
    const [, survey = ''] = nginxHeaders(folder, settings).split('location = /survey/frame.html {')
    expect(survey).toContain('add_header X-Frame-Options "SAMEORIGIN" always;\n')
    expect(survey).toContain('add_header Cache-Control "no-cache" always;\n')
    expect(survey).not.toContain('DENY')
  })

  test.each(['develop', 'staging', 'demo'])('keep search engines out of %s', (MODE) => {
    expect(nginxHeaders(folder, { ...settings, MODE })).toContain(
      'add_header X-Robots-Tag "noindex" always;\n',
    )
  })

  test('let search engines into the build for learners', () => {
    expect(nginxHeaders(folder, { ...settings, MODE: 'main' })).not.toContain('X-Robots-Tag')
  })

  test('reject a page whose policy would end the quotes', () => {
    expect(() => nginxHeaders(folder, { VITE_API_BASE_URL: 'https://a$host' })).toThrow(
      'nginx cannot send Content-Security-Policy',
    )
  })
})
