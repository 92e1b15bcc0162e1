import { afterEach, describe, expect, test, vi } from 'vitest'
import { readPdf } from './pdf-data'

const whole = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n'
const base64 = btoa(whole)

afterEach(() => void vi.unstubAllGlobals())

/** What this browser holds under a `blob:` address. */
function holds(content: string, type = 'application/pdf') {
  const fetch = vi.fn<(address: string) => Promise<unknown>>()
  fetch.mockResolvedValue({ blob: () => Promise.resolve(new Blob([content], { type })) })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

describe('base64', () => {
  test('becomes a pdf that needs an object URL', async () => {
    const { blob, address, isWhole } = await readPdf(base64)
    expect(blob.type).toBe('application/pdf')
    expect(await blob.text()).toBe(whole)
    expect(address).toBeNull()
    expect(isWhole).toBe(true)
  })

  test('may have line breaks and surrounding spaces', async () => {
    const lines = `\n  ${base64.replace(/(.{10})/g, '$1\r\n\t')} \n`
    expect(await (await readPdf(lines)).blob.text()).toBe(whole)
  })

  test('of several MB is decoded completely', async () => {
    const large = `%PDF-1.4\n${'x'.repeat(3_000_000)}\n%%EOF`
    expect((await readPdf(btoa(large))).blob.size).toBe(large.length)
  })

  test.each([
    ['nothing', ''],
    ['white space', ' \n '],
    ['other characters', '<not base64>'],
    ['the base64 of addresses', base64.replace('V', '-')],
    ['half a byte at the end', `${base64.replace(/=*$/, '')}A`.slice(0, 5)],
    ['a page', btoa('<html><script>alert(1)</script></html>')],
    ['a picture', btoa('\x89PNG\r\n')],
  ])('%s is not a pdf', async (_what, data) => {
    await expect(readPdf(data)).rejects.toBeInstanceOf(Error)
  })

  test('may have some bytes before the pdf header, as viewers allow', async () => {
    expect(
      (await readPdf(btoa(`\ufeff\n${whole}`.replace('\ufeff', '\xef\xbb\xbf')))).isWhole,
    ).toBe(true)
    await expect(readPdf(btoa(`${'x'.repeat(2000)}${whole}`))).rejects.toBeInstanceOf(Error)
  })

  test('without its end is recognized as truncated', async () => {
    expect((await readPdf(btoa(whole.replace('%%EOF', '')))).isWhole).toBe(false)
  })
})

describe('an address data:application/pdf', () => {
  test.each([
    `data:application/pdf;base64,${base64}`,
    `DATA:Application/PDF;name=a.pdf;BASE64,${base64}`,
    `data:application/pdf,${encodeURIComponent(whole)}`,
  ])('is used unchanged for the iframe (%#)', async (data) => {
    const pdf = await readPdf(data)
    expect(pdf.address).toBe(data)
    expect(await pdf.blob.text()).toBe(whole)
  })

  test('keeps binary bytes', async () => {
    const { blob } = await readPdf(
      'data:application/pdf,%PDF-1.4%0A%E2%FF%00'.replace('%PDF', '%25PDF'),
    )
    expect([...new Uint8Array(await blob.arrayBuffer())].slice(-3)).toEqual([0xe2, 0xff, 0])
  })

  test('that is too long for a browser becomes a Blob', async () => {
    const large = btoa(`%PDF-1.4\n${'x'.repeat(2_000_000)}\n%%EOF`)
    expect((await readPdf(`data:application/pdf;base64,${large}`)).address).toBeNull()
  })

  test.each([
    `data:text/html;base64,${btoa('<script>alert(1)</script>')}`,
    'data:text/html,<script>alert(1)</script>',
    `data:application/pdfx;base64,${base64}`,
    `data:application/pdf;base64,${btoa('<html></html>')}`,
    'data:application/pdf;base64,!!!',
    'data:application/pdf,',
    'data:application/pdf;base64,%E0%A4%A',
    `data:,${base64}`,
    'data:',
  ])('%s is not one', async (data) => {
    await expect(readPdf(data)).rejects.toBeInstanceOf(Error)
  })
})

describe('an address blob:', () => {
  test('is used unchanged for the iframe', async () => {
    const fetch = holds(whole)
    const pdf = await readPdf('blob:https://norte.example/1234')
    expect(pdf.address).toBe('blob:https://norte.example/1234')
    expect(await pdf.blob.text()).toBe(whole)
    expect(fetch).toHaveBeenCalledExactlyOnceWith('blob:https://norte.example/1234')
  })

  test.each([
    ['a page', '<html></html>', 'text/html'],
    ['a page that begins like a pdf', `%PDF-1.4<script></script>`, 'text/html'],
    ['a pdf only by its type', '<html></html>', 'application/pdf'],
  ])('of %s is rejected', async (_what, content, type) => {
    holds(content, type)
    await expect(readPdf('blob:https://norte.example/1234')).rejects.toBeInstanceOf(Error)
  })

  test('of a revoked object is rejected', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(readPdf('blob:https://norte.example/1234')).rejects.toBeInstanceOf(Error)
  })
})

test.each([
  'https://files.example/a.pdf',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'a.pdf',
  '/a.pdf',
])('%s is not pdf data, and no request is sent', async (data) => {
  const fetch = holds(whole)
  await expect(readPdf(data)).rejects.toBeInstanceOf(Error)
  expect(fetch).not.toHaveBeenCalled()
})
