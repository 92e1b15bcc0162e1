import { afterEach, expect, test, vi } from 'vitest'
import { fetchBase64 } from './fetch-base64'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('encodes every byte of a large file', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 256)
  vi.stubGlobal('fetch', async () => new Response(bytes))
  const base64 = await fetchBase64('/sheets/1.en.pdf')
  expect(Buffer.from(base64, 'base64').equals(Buffer.from(bytes))).toBe(true)
})

test('names the file that could not be fetched', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  await expect(fetchBase64('/sheets/1.en.pdf')).rejects.toThrow('/sheets/1.en.pdf answers 404')
})
