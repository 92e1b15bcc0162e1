import { expect, test } from 'vitest'
import { googleEmail } from './google-credential'

const credential = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.s`

test('the e-mail is read in lower case, also beside non-ASCII letters', () => {
  expect(googleEmail(credential('{"name":"Zoë ñ 你好 ÿÿÿ","email":" Zoe@Example.com"}'))).toBe(
    'zoe@example.com',
  )
})

test.each([
  '',
  'a.b',
  'a.%.c',
  credential('no json'),
  credential('null'),
  credential('{}'),
  credential('{"email":5}'),
  credential('{"email":"no address"}'),
])('%j has no e-mail', (text) => {
  expect(googleEmail(text)).toBeNull()
})
