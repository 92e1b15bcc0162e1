import { describe, expect, test } from 'vitest'
import { googleEmail } from './google-email'

function credential(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `head.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.sign`
}

describe('googleEmail', () => {
  test('reads the e-mail in lower case', () => {
    expect(googleEmail(credential({ email: ' Sam@Example.com' }))).toBe('sam@example.com')
  })

  test('reads letters outside ASCII', () => {
    expect(googleEmail(credential({ email: 'ñandú@example.com', name: 'Ñandú ¿>?' }))).toBe(
      'ñandú@example.com',
    )
  })

  test.each([
    '',
    'no-dots',
    'a.b.c',
    'a.!!!.c',
    credential(null),
    credential('text'),
    credential({}),
    credential({ email: 3 }),
    credential({ email: ' ' }),
  ])('reads nothing from %s', (text) => {
    expect(googleEmail(text)).toBeUndefined()
  })
})
