import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pass } from '@tests/support/clock'
import { fetchWorker } from '@tests/support/react-pdf'
import { render } from '@tests/support/render'
import { PdfViewer } from './PdfViewer'
import { PdfWords } from './PdfWords'
import { pdfAddress, usePdfAddress } from './usePdfAddress'

vi.mock('react-pdf', () => import('@tests/support/react-pdf'))
vi.mock('./pdf-library', () => import('@tests/support/react-pdf'))

const base64 = btoa('%PDF-1.4\n%%EOF\n')
const onRetry = vi.fn<() => void>()

function Viewer({ data }: { data: string }) {
  const pdf = usePdfAddress(data)
  const [page, onPage] = useState(1)
  const [pages, onPages] = useState(0)
  return (
    <PdfViewer
      {...{ pdf, page, pages, onPage, onPages, onRetry }}
      unseen={2}
      title="Paid in this order"
      fileName="List"
      isRetrying={false}
    />
  )
}
const show = (data = base64) => render(<Viewer data={data} />)

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(button(name))
const page = (number: number) => screen.findByText(`Drawing of page ${number}`)
const address = async () =>
  (await screen.findByRole('link', { name: 'Save the sheet' })).getAttribute('href')

describe('the viewer', () => {
  test('shows the address of its data, which is revoked with it', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { rerender, unmount } = show('blob:https://norte.example/1234')
    expect(await page(1)).toBeVisible()
    expect(await address()).toBe('blob:https://norte.example/1234')
    rerender(<Viewer data={base64} />)
    await waitFor(async () => expect(await address()).not.toBe('blob:https://norte.example/1234'))
    const shown = await address()
    unmount()
    expect(revoke).toHaveBeenCalledWith(shown)
  })

  test('turns the pages, not past the ends', async () => {
    show()
    expect(await page(1)).toBeVisible()
    const controls = screen.getByRole('group', { name: 'Sheet controls' })
    expect(within(controls).getByText('Page 1 of 3')).toBeVisible()
    // A screen reader says only what comes into a region that is there already: that the next page is loading.
    const sheet = screen.getByRole('region', { name: /^Paid in this order/ })
    expect(sheet.nextElementSibling).toHaveRole('status')
    await waitFor(() => expect(sheet.nextElementSibling).toBeEmptyDOMElement())
    // Listen leaves them out.
    expect(controls).toHaveAttribute('data-unread')
    expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    press('Previous page')
    expect(screen.getByText('Page 1 of 3')).toHaveAttribute('data-outlined')
    press('Next page')
    press('Next page')
    expect(await page(3)).toBeVisible()
    expect(screen.queryByText('Drawing of page 1')).toBeNull()
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  })

  test('opens in the whole window with the whole page, larger in steps, and the focus comes back', async () => {
    show()
    await page(1)
    button('Open the sheet larger').focus()
    press('Open the sheet larger')
    const large = within(await screen.findByRole('dialog', { name: 'Paid in this order' }))
    expect(await large.findByText('Drawing of page 1')).toBeVisible()
    expect(large.getByRole('heading', { name: 'Paid in this order' })).toHaveFocus()
    expect(button('Smaller')).toHaveAttribute('aria-disabled', 'true')
    expect(large.getByText('100%')).toBeVisible()
    press('Smaller')
    expect(large.getByText('This is the smallest size.')).toHaveAttribute('data-outlined')
    press('Larger')
    expect(large.getByText('150%')).toBeVisible()
    press('Smaller')
    fireEvent.click(large.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Open the sheet larger')).toHaveFocus()
  })

  test.each([
    [20, '150%'],
    [32, '200%'],
    [80, '400%'],
  ])('opens for letters of %i px at %s', async (letters, zoom) => {
    const { style } = document.documentElement
    style.fontSize = `${letters}px`
    onTestFinished(() => {
      style.fontSize = ''
    })
    show()
    await page(1)
    press('Open the sheet larger')
    expect(within(await screen.findByRole('dialog')).getByText(zoom)).toBeVisible()
    const isLargest = zoom === '400%'
    expect(screen.queryByText('This is the largest size.') !== null).toBe(isLargest)
  })
})

describe('below the viewer', () => {
  const lettersOf = (size: string) => {
    const { style } = document.documentElement
    style.fontSize = size
    onTestFinished(() => {
      style.fontSize = ''
    })
  }
  const words = () => screen.findByText('Text of page 3.')
  const fold = async () => (await words()).closest('details')

  test('stand the words of all pages, folded, and unfolded from the text size "Large" on', async () => {
    const { unmount } = show()
    expect(await fold()).not.toHaveAttribute('open')
    expect(screen.getByText('Read the words of the sheet')).toBeVisible()
    unmount()
    lettersOf('20px')
    show()
    expect(await fold()).toHaveAttribute('open')
    expect(await words()).toBeVisible()
  })

  test('stand the words in the whole window, too', async () => {
    show()
    await page(1)
    press('Open the sheet larger')
    const large = within(await screen.findByRole('dialog'))
    expect(await large.findByText('Read the words of the sheet')).toBeVisible()
    expect(await large.findByText('Text of page 3.')).toBeInTheDocument()
  })

  test('a sheet without words says so', async () => {
    show('data:application/pdf;no-words')
    expect(await screen.findByText(/^We found no words in this sheet\./)).toBeVisible()
    expect(screen.queryByText('Read the words of the sheet')).toBeNull()
  })

  test('in the whole window it says the pages that were not opened yet', async () => {
    show()
    await page(1)
    press('Open the sheet larger')
    const large = within(await screen.findByRole('dialog'))
    expect(large.getByText(/^There are 2 more pages\./)).toBeVisible()
  })
})

describe('a pdf that cannot be shown', () => {
  test('because it is no pdf has no address, and Retry asks for it again', async () => {
    show('https://files.example/a.pdf')
    expect(await screen.findByText('Error loading pdf')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Save the sheet' })).toBeNull()
    press('Retry')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('because its worker did not load can be saved, and tried again', async () => {
    vi.mocked(fetchWorker).mockRejectedValueOnce(new Error('lost'))
    show()
    expect(await screen.findByText('The sheet cannot be shown here.')).toBeVisible()
    expect(screen.getByText('Error loading pdf')).toBeVisible()
    expect(await address()).toMatch(/^blob:/)
    press('Retry')
    expect(await page(1)).toBeVisible()
    expect(screen.queryByText('The sheet cannot be shown here.')).toBeNull()
  })

  test('yet says after eight seconds that it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.mocked(fetchWorker).mockReturnValueOnce(new Promise(() => {}))
    show()
    await screen.findByRole('region', { name: 'Paid in this order' })
    await pass(1000)
    expect(screen.getByText('Loading the sheet…')).toBeVisible()
    expect(screen.queryByText(/^Still loading/)).toBeNull()
    await pass(7000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
  })

  test('because it needs a password says so and can be saved, without a Retry', async () => {
    show('data:application/pdf,password')
    expect(await screen.findByText('This sheet is locked with a password.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(await address()).toBe('data:application/pdf,password')
  })

  test('is not taken for the one in the other language, or after Retry', async () => {
    const { rerender } = show('data:application/pdf,password')
    expect(await screen.findByText('This sheet is locked with a password.')).toBeVisible()
    rerender(<Viewer data="data:application/pdf,es" />)
    expect(await page(1)).toBeVisible()
    expect(screen.queryByText('This sheet is locked with a password.')).toBeNull()
    rerender(<Viewer data="data:application/pdf,invalid" />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    // The old one fails once more before the new one is there.
    fireEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    rerender(<Viewer data="data:application/pdf,again" />)
    expect(await page(1)).toBeVisible()
  })

  test.each(['not-drawn', 'no-image'])(
    'in full on one page (%s) says so there, and shows the others',
    async (what) => {
      const words = 'This page cannot be shown in full here.'
      show(`data:application/pdf,${what}`)
      expect(await screen.findByText(words)).toBeVisible()
      press('Next page')
      expect(await page(2)).toBeVisible()
      await waitFor(() => expect(screen.queryByText(words)).toBeNull())
      press('Previous page')
      expect(await screen.findByText(words)).toBeVisible()
      expect(button('Retry')).toBeVisible()
    },
  )
})

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

test('the highest headings of a sheet stand below that of the page', () => {
  const blocks = [2, 3].map((level) => ({
    kind: 'heading' as const,
    level,
    text: `Level ${level}`,
  }))
  render(<PdfWords words={{ language: 'en', blocks }} isOpen />)
  expect(screen.getByRole('heading', { level: 2, name: 'Level 2' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Level 3' })).toBeVisible()
})
