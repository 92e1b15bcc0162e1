import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resetPdf, somePdfData, standIn } from '@tests/support/react-pdf'
import type { PdfPosition } from './PdfControls'
import { PdfViewer } from './PdfViewer'

beforeEach(resetPdf)

type Overrides = { data?: string; position?: PdfPosition }

function renderViewer({ data = somePdfData, position = { page: 1, zoom: 1 } }: Overrides = {}) {
  const onPosition = vi.fn<(position: PdfPosition) => void>()
  const onRetry = vi.fn<() => void>()
  function Lesson({ shown }: { shown: string }) {
    const [current, setCurrent] = useState(position)
    return (
      <PdfViewer
        data={shown}
        title="Shopping list"
        fileName="Shopping list"
        position={current}
        onPosition={(next) => {
          setCurrent(next)
          onPosition(next)
        }}
        onRetry={onRetry}
        isRetrying={false}
      />
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
const saveLink = () => screen.findByRole('link', { name: 'Save the sheet' })
const isShut = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const fileShown = () => document.querySelector('[data-file]')?.getAttribute('data-file')
const errorNamed = (name: string) => Object.assign(new Error(name), { name })

describe('a pdf', () => {
  it('of base64 is shown from an object URL, which is revoked with it', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { show, unmount } = renderViewer()
    await screen.findByText('Words of page 1')
    const first = fileShown()
    expect(first).toMatch(/^blob:/)
    show(btoa('%PDF-1.7\nanother'))
    await waitFor(() => expect(fileShown()).toMatch(/^blob:/))
    expect(fileShown()).not.toBe(first)
    expect(revoke).toHaveBeenCalledExactlyOnceWith(first)
    const second = fileShown()
    unmount()
    expect(revoke).toHaveBeenLastCalledWith(second)
  })

  it('of an address is shown from it, unchanged', async () => {
    const data = `data:application/pdf;base64,${somePdfData}`
    renderViewer({ data })
    await screen.findByText('Words of page 1')
    expect(fileShown()).toBe(data)
  })

  it('is saved from the address shown, under its name', async () => {
    renderViewer()
    await screen.findByText('Words of page 1')
    expect(await saveLink()).toHaveAttribute('download', 'Shopping list.pdf')
    expect(await saveLink()).toHaveAttribute('href', fileShown())
  })

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
    expect(screen.getByRole('region', { name: 'Shopping list. Page 3 of 3' })).toBeVisible()
    expect(isShut('Next page')).toBe(true)
    expect(button('Next page')).toHaveFocus()
  })

  it('zooms in steps, and shows how large it is', async () => {
    renderViewer({ position: { page: 9, zoom: 2.75 } })
    expect(await screen.findByText('Words of page 3')).toBeVisible()
    await userEvent.click(button('Larger'))
    expect(screen.getByText('300%')).toBeVisible()
    expect(isShut('Larger')).toBe(true)
    expect(button('Larger')).toHaveAccessibleDescription('300%')
    await userEvent.click(button('Smaller'))
    expect(screen.getByText('275%')).toBeVisible()
    expect(isShut('Larger')).toBe(false)
  })

  it('says that it is being opened, as long as that takes', async () => {
    standIn.fetchWorker.mockReturnValueOnce(new Promise(() => {}))
    renderViewer()
    expect(await screen.findByText('Loading the sheet…')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Loading the sheet…')
  })

  it('has no arrows for a single page', async () => {
    standIn.open.mockReturnValue({ pages: 1 })
    renderViewer()
    await screen.findByText('Words of page 1')
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  })

  it('opens in the whole window, and the focus comes back', async () => {
    renderViewer()
    await userEvent.click(await screen.findByRole('button', { name: 'Open the sheet larger' }))
    const large = within(await screen.findByRole('dialog', { name: 'Shopping list' }))
    expect(await large.findByText('Words of page 1')).toBeVisible()
    expect(large.getByRole('link', { name: 'Save the sheet' })).toBeVisible()
    expect(large.getByRole('heading', { name: 'Shopping list' })).toHaveFocus()
    await userEvent.click(large.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Open the sheet larger')).toHaveFocus()
  })
})

describe('a pdf that cannot be shown', () => {
  it('because the viewer did not load can be saved, and tried again', async () => {
    standIn.fetchWorker.mockRejectedValueOnce(new Error('offline'))
    renderViewer()
    expect(await screen.findByRole('alert')).toHaveTextContent('The sheet cannot be shown here.')
    expect(await saveLink()).toBeVisible()
    await userEvent.click(button('Retry'))
    expect(await screen.findByText('Words of page 1')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['cannot be drawn', true],
    ['lacks an image', false],
  ])('because a page %s says so; the others can be read', async (_what, throws) => {
    const said = 'This page cannot be shown in full here.'
    standIn.draw.mockImplementation((page) => {
      if (page === 1 && throws) throw new Error('damaged')
      return page !== 1
    })
    renderViewer()
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    await userEvent.click(button('Next page'))
    expect(await screen.findByText('Words of page 2')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await userEvent.click(button('Previous page'))
    expect(await screen.findByRole('alert')).toHaveTextContent(said)
    standIn.draw.mockReturnValue(true)
    await userEvent.click(button('Retry'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('because of a password says so, without a retry', async () => {
    standIn.open.mockImplementation(() => {
      throw errorNamed('PasswordException')
    })
    renderViewer()
    expect(await screen.findByRole('alert')).toHaveTextContent('locked with a password')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(await saveLink()).toBeVisible()
  })

  it('because it is no pdf is asked for again', async () => {
    standIn.open.mockImplementationOnce(() => {
      throw errorNamed('InvalidPDFException')
    })
    const { onRetry } = renderViewer()
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading pdf')
    await userEvent.click(button('Retry'))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(await screen.findByText('Words of page 1')).toBeVisible()
  })

  it('because its data is no address and no base64 is asked for again', async () => {
    const { onRetry } = renderViewer({ data: 'https://files.example/a.pdf' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading pdf')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(button('Retry'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
