import { describe, expect, test } from 'vitest'
import { readResetToken } from './reset-token'

const token32 = 'abcdefghijklmnopqrstuvwxyz012345'
const from = (address: string) => readResetToken(new URL(address, 'https://norte.example'))

describe('readResetToken', () => {
  test.each([
    ['/reset-password?token=short', 'short'],
    [`/reset-password/${token32}`, token32],
    [`/reset-password/${token32}/`, token32],
    [`/reset-password/en/${token32}//`, token32],
    [`/reset-password/${token32}?token=winner`, 'winner'],
    [`/reset-password/${token32}?token=`, token32],
    ['/reset-password?token=a+b%2Bc', 'a+b+c'],
    ['/reset-password?other=1&token=%20padded%20', 'padded'],
    [`/reset-password/${token32}%3D`, `${token32}=`],
    [`/reset-password/${token32}%E0%A4`, `${token32}%E0%A4`],
  ])('finds the token of %s', (address, token) => {
    expect(from(address)).toBe(token)
  })

  test.each(['.', ',', ')', '!', '>', '"', ';', ').', '%3E', '%22'])(
    'leaves out %s, which a mail program has put behind the token',
    (end) => {
      expect(from(`/reset-password?token=short${end}`)).toBe('short')
      expect(from(`/reset-password/${token32}${end}`)).toBe(token32)
    },
  )

  test.each([
    '/reset-password',
    '/reset-password/',
    '/reset-password?token=',
    '/reset-password?token=%20',
    `/reset-password/${token32.slice(1)}`,
    `/reset-password/${token32}/again`,
  ])('finds none in %s', (address) => {
    expect(from(address)).toBeUndefined()
  })
})
