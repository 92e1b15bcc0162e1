import { expect, test, vi } from 'vitest'
import { decodeBase64, isBase64 } from './base64'

const join = (pieces: Uint8Array[]) => Buffer.concat(pieces)

test.each(['QQ==', 'QUI=', 'QUJD', 'QQ', 'QUI', '+/+/'])('%s is base64', (text) => {
  expect(isBase64(text)).toBe(true)
})

// [5.6.6]
test.each(['', 'QUJD\n', 'QU-_', 'QUJD!', '=QUJ', 'QU==JD', 'QUJD===', 'niño', '<html>'])(
  '%j is not base64',
  (text) => {
    expect(isBase64(text)).toBe(false)
  },
)

test.each([0, 1, 2, 3, 262_143, 262_144, 400_001])('decodes each of %i bytes', async (length) => {
  const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 31) % 256))
  const pieces = await decodeBase64(bytes.toString('base64'))
  expect(join(pieces).equals(bytes)).toBe(true)
})

test('decodes a text without padding', async () => {
  expect(join(await decodeBase64('QUI')).toString()).toBe('AB')
})

test('rejects a text that ends in the middle of a byte', async () => {
  await expect(decodeBase64('QUJDR')).rejects.toThrow('encoded')
})

test('yields to the browser between the chunks of several MB', async () => {
  vi.useFakeTimers()
  let isDone = false
  const text = 'QUJD'.repeat(1_000_000)
  const decoding = decodeBase64(text).then((pieces) => {
    isDone = true
    return pieces
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isDone).toBe(false)
  await vi.runAllTimersAsync()
  expect(join(await decoding)).toHaveLength(3_000_000)
  vi.useRealTimers()
})
