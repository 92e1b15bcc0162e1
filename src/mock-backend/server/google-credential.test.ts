import { expect, test } from 'vitest'
import { googleEmail } from './google-credential'

const credential = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.s`

test('reads the e-mail of the payload in lower case, also among letters beyond ASCII', () => {
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
])('finds none in %j', (text) => {
  expect(googleEmail(text)).toBeNull()
})
