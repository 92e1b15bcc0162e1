import { expect, test, vi } from 'vitest'
import { pdfAddress } from './pdf-address'

const base64 = btoa('%PDF-1.4\n%%EOF\n')

test.each([
  `data:application/pdf;base64,${base64}`,
  `DATA:Application/PDF;name=a.pdf;BASE64,${base64}`,
  'blob:https://norte.example/1234',
])('%s is used unchanged', (data) => {
  expect(pdfAddress(` ${data}\n`)).toEqual({ address: data, revoke: undefined })
})

test('base64, with any white space, becomes an object URL that can be revoked', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const made = pdfAddress(base64.replace(/(.{4})/g, '$1\r\n\t '))
  const [blob] = create.mock.calls[0] ?? []
  expect(made?.address).toBe(create.mock.results[0]?.value)
  expect(blob).toHaveProperty('type', 'application/pdf')
  expect(blob instanceof Blob && (await blob.text())).toBe('%PDF-1.4\n%%EOF\n')
  made?.revoke?.()
  expect(revoke).toHaveBeenCalledExactlyOnceWith(made?.address)
})

test('bytes above 127 are kept', async () => {
  const create = vi.spyOn(URL, 'createObjectURL')
  pdfAddress(btoa('%PDF\xe2\xff\x00'))
  const [blob] = create.mock.calls[0] ?? []
  const bytes = blob instanceof Blob ? new Uint8Array(await blob.arrayBuffer()) : []
  expect([...bytes].slice(-3)).toEqual([0xe2, 0xff, 0])
})

test.each([
  '',
  ' \n',
  '<not base64>',
  'QU-_',
  'QUJDR',
  'https://files.example/a.pdf',
  'javascript:alert(1)',
])('%j is no pdf', (data) => {
  expect(pdfAddress(data)).toBeNull()
})

test('a data address of another type is used unchanged', () => {
  const data = `data:application/octet-stream;base64,${base64}`
  expect(pdfAddress(data)?.address).toBe(data)
})
