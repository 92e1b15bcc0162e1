import { expect, test } from 'vitest'
import { screenAddress } from './screen-address'

test.each([
  ['/', '/'],
  ['/SKILLMAP', '/skillmap'],
  ['/skillmap/3', '/skillmap/3'],
  ['/skillmap/sam@example.com', '/skillmap/…'],
  ['/learningpath/quiz', '/learningpath/quiz'],
  ['/learningpath/feedback', '/learningpath/feedback'],
  ['/reset-password', '/reset-password'],
  ['/reset-password/abc', '/reset-password/…'],
  ['/sam@example.com', '…'],
])('reports %s as %s', (pathname, address) => {
  expect(screenAddress(pathname)).toBe(address)
})
