import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  browserShowsNoPdfs,
  pdfLibrary,
  resetPdfLibrary,
  somePdfData,
} from '@tests/fixtures/stand-ins/pdf-stand-in'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { ListenButton, Readable } from '../../speech/ListenButton'
import { firstPosition, type PdfPosition } from './pdf-position'
import { PdfViewer } from './PdfViewer'

vi.mock('./load-pdf-library', () => ({ loadPdfLibrary: async () => pdfLibrary }))

let library: ReturnType<typeof resetPdfLibrary>
beforeEach(() => {
  library = resetPdfLibrary()
})

type Overrides = { data?: string; position?: PdfPosition }

function renderViewer({ data = somePdfData, position = firstPosition }: Overrides = {}) {
  const onPosition = vi.fn<(position: PdfPosition) => void>()
  const onRetry = vi.fn<() => void>()
  function Lesson({ shown }: { shown: string }) {
    const [kept, setKept] = useState(position)
    return (
      <Readable>
        <ListenButton />
        <PdfViewer
          data={shown}
          title="Shopping list"
          fileName="Shopping list.pdf"
          position={kept}
          onPosition={(next) => {
            setKept(next)
            onPosition(next)
          }}
          onRetry={onRetry}
          isRetrying={false}
        />
      </Readable>
    )
  }
  const { rerender, ...result } = render(<Lesson shown={data} />)
  return {
    ...result,
    onPosition,
    onRetry,
    show: (next: string) => rerender(<Lesson shown={next} />),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const openLarge = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Open the sheet larger' }))
const isShut = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

describe('a browser with a pdf viewer', () => {
  // [2.43.1]
  it('shows base64 in an iframe with a title, without loading our own viewer', async () => {
    renderViewer()
    const frame = await screen.findByTitle('Shopping list')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^blob:.*#navpanes=0$/))
    expect(pdfLibrary.openDocument).not.toHaveBeenCalled()
  })

  // [2.43.1]
  it('uses an address for the iframe, unchanged', async () => {
    const data = `data:application/pdf;base64,${somePdfData}`
    renderViewer({ data })
    expect(await screen.findByTitle('Shopping list')).toHaveAttribute('src', data)
  })

  it('shows a truncated pdf in our own viewer, which can show an error', async () => {
    renderViewer({ data: btoa('%PDF-1.4\n') })
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('uses our own viewer in WebKit, which would show an empty iframe', async () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    renderViewer()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('uses our own viewer on phones and tablets', async () => {
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(ask(media), { matches: media === '(pointer: coarse)' }),
    )
    renderViewer()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('listening to a page', () => {
  it('uses our own viewer, because the text in the iframe is not accessible', async () => {
    const said = standInSpeech()
    renderViewer()
    await screen.findByTitle('Shopping list')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Show it so that I can listen' }),
    )
    await screen.findByText('Words of page 1')
    await userEvent.click(button('Listen'))
    await screen.findByRole('button', { name: 'Again' })
    await userEvent.click(button('Next page'))
    await screen.findByText('Words of page 2')
    await userEvent.click(button('Again'))
    await waitFor(() => expect(said).toHaveLength(2))
    expect(said.map(({ text }) => text)).toEqual(['Words of page 1', 'Words of page 2'])
  })

  it('is not offered if no voice speaks the language', async () => {
    standInSpeech({ languages: [] })
    renderViewer()
    await screen.findByTitle('Shopping list')
    expect(screen.queryByRole('button', { name: 'Show it so that I can listen' })).toBeNull()
  })
})

describe('our own viewer', () => {
  beforeEach(browserShowsNoPdfs)

  it('goes from page to page and not past the ends', async () => {
    const { onPosition } = renderViewer()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 3')
    expect(isShut('Previous page')).toBe(true)
    await userEvent.click(button('Previous page'))
    expect(onPosition).not.toHaveBeenCalled()

    await userEvent.click(button('Next page'))
    await userEvent.click(button('Next page'))
    expect(await screen.findByText('Words of page 3')).toBeVisible()
    expect(screen.queryByText('Words of page 1')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3')
    expect(screen.getByRole('region', { name: 'Shopping list. Page 3 of 3' })).toBeVisible()
    expect(isShut('Next page')).toBe(true)
    expect(button('Next page')).toHaveFocus()
    await userEvent.click(button('Previous page'))
    expect(await screen.findByText('Words of page 2')).toBeVisible()
  })

  it('zooms in steps and comes back to the width of its frame', async () => {
    const { onPosition } = renderViewer()
    await openLarge()
    await waitFor(() => expect(isShut('Fit to the width')).toBe(true))
    await userEvent.click(button('Larger'))
    await userEvent.click(button('Larger'))
    expect(onPosition).toHaveBeenLastCalledWith({ page: 1, zoom: 1.5 })
    await userEvent.click(button('Smaller'))
    expect(onPosition).toHaveBeenLastCalledWith({ page: 1, zoom: 1.25 })
    await userEvent.click(button('Fit to the width'))
    expect(onPosition).toHaveBeenLastCalledWith({ page: 1, zoom: 1 })
    for (let step = 0; step < 9; step += 1) await userEvent.click(button('Larger'))
    expect(onPosition).toHaveBeenLastCalledWith({ page: 1, zoom: 3 })
    expect(isShut('Larger')).toBe(true)
  })

  it('opens at the stored position, if the pdf has it', async () => {
    renderViewer({ position: { page: 9, zoom: 2 } })
    expect(await screen.findByText('Words of page 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Fit to the width' })).toBeNull()
    await openLarge()
    expect(await screen.findByRole('button', { name: 'Fit to the width' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })

  it('shows that it is loading, and an error with Retry if it fails', async () => {
    let open = () => {}
    pdfLibrary.openDocument.mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        open = () => reject(new Error('damaged'))
      }),
    )
    renderViewer()
    expect(await screen.findByText('Opening the sheet…')).toBeVisible()
    await waitFor(() => expect(pdfLibrary.openDocument).toHaveBeenCalledOnce())
    await act(async () => open())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('The sheet cannot be shown here.')
    expect(alert).toHaveTextContent('Try again. Or save the sheet')
    expect(screen.getByRole('link', { name: 'Save the sheet' })).toBeVisible()
    await userEvent.click(button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [
      'cannot be drawn',
      'The sheet cannot be shown here.',
      () => Promise.reject(new Error('damaged')),
    ],
    [
      'lacks a picture',
      'Not all of this page can be shown here.',
      async () => ({
        picture: document.createElement('canvas'),
        words: document.createElement('div'),
        isWhole: false,
      }),
    ],
  ])('shows an error when a page %s; the others can be read', async (_what, said, draw) => {
    const whole = await pdfLibrary.openDocument(new Blob())
    pdfLibrary.openDocument.mockResolvedValueOnce({
      ...whole,
      draw: (wanted) => (wanted.page === 1 ? draw() : whole.draw(wanted)),
    })
    renderViewer()
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    expect(screen.getByRole('link', { name: 'Save the sheet' })).toBeVisible()
    await userEvent.click(button('Next page'))
    expect(await screen.findByText('Words of page 2')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByRole('link', { name: 'Save the sheet' })).toBeNull()

    await userEvent.click(button('Previous page'))
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    await userEvent.click(button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows that a page is rendering only if that takes long', async () => {
    pdfLibrary.openDocument.mockResolvedValueOnce({
      pages: 3,
      draw: () => new Promise(() => {}),
      close: () => {},
    })
    renderViewer()
    await screen.findByRole('region')
    expect(screen.queryByText('Loading the sheet…')).toBeNull()
    expect(await screen.findByText('Loading the sheet…')).toBeVisible()
  })

  it('has no arrows for a single page', async () => {
    pdfLibrary.openDocument.mockResolvedValueOnce({
      pages: 1,
      draw: async () => ({
        picture: document.createElement('canvas'),
        words: document.createElement('div'),
        isWhole: true,
      }),
      close: () => {},
    })
    renderViewer()
    expect(await screen.findByText('Page 1 of 1')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  })
})

describe('the buttons that are always there', () => {
  it.each([
    ['a frame', () => {}, 'iframe'],
    ['our own viewer', browserShowsNoPdfs, 'canvas'],
  ])('open the page in the whole window: %s', async (_what, prepare, shown) => {
    prepare()
    renderViewer()
    await userEvent.click(await screen.findByRole('button', { name: 'Open the sheet larger' }))
    const large = await screen.findByRole('dialog', { name: 'Shopping list' })
    await waitFor(() => expect(large.querySelector(shown)).not.toBeNull())
    expect(within(large).getByRole('link', { name: 'Save the sheet' })).toBeVisible()
    expect(within(large).getByRole('heading', { name: 'Shopping list' })).toHaveFocus()
    await userEvent.click(within(large).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Open the sheet larger')).toHaveFocus()
  })

  it('save it under its name', async () => {
    renderViewer()
    await openLarge()
    const link = await screen.findByRole('link', { name: 'Save the sheet' })
    expect(link).toHaveAttribute('download', 'Shopping list.pdf')
    expect(link).toHaveAttribute('href', expect.stringMatching(/^blob:/))
  })
})

describe('an object URL', () => {
  beforeEach(browserShowsNoPdfs)

  it('is revoked when another pdf is shown, and on unmount', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { show, unmount } = renderViewer()
    const address = async () => {
      await openLarge()
      const link = await screen.findByRole('link', { name: 'Save the sheet' })
      await userEvent.click(button('Close'))
      return link.getAttribute('href')
    }
    await screen.findByText('Words of page 1')
    const first = await address()
    show(btoa('%PDF-1.7\nanother\n%%EOF'))
    await screen.findByText('Words of page 1')
    expect(revoke).toHaveBeenCalledExactlyOnceWith(first)
    expect(library.closed()).toBe(1)
    const second = await address()
    unmount()
    expect(revoke).toHaveBeenLastCalledWith(second)
    expect(library.closed()).toBe(2)
  })

  it('is revoked even if the pdf loads only after unmount', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    const { unmount } = renderViewer()
    unmount()
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(create).not.toHaveBeenCalled()
  })
})

it.each([
  '<not base64>',
  'data:text/html,<script>alert(1)</script>',
  'https://files.example/a.pdf',
])('%s is not a pdf: it shows an error and fetches it again', async (data) => {
  const { onRetry } = renderViewer({ data })
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading pdf')
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(button('Retry'))
  expect(onRetry).toHaveBeenCalledOnce()
})
