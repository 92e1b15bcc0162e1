import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { announce, LiveRegion } from '../../../feedback/LiveRegion'
import { showToast } from '../../../feedback/toasts'
import { Toasts } from '../../../feedback/Toasts'
import { startReading } from '../../../speech/reading'
import { LargePdf } from './LargePdf'

const close = vi.fn<() => void>()
beforeEach(() => void close.mockReset())

const page = (open: boolean) => (
  <>
    {open && (
      <LargePdf title="List" save={null} onClose={close}>
        <p>Words of page 1</p>
      </LargePdf>
    )}
    <Toasts />
    <LiveRegion />
  </>
)

test('reading aloud stops when it opens', () => {
  const { rerender } = render(page(false))
  const over = vi.fn<() => void>()
  startReading(document.body, { language: 'en', voiceOf: () => undefined, rate: 1 }, over)
  rerender(page(true))
  expect(over).toHaveBeenCalledOnce()
})

test('toasts move into it while it is open, and page scrolling is locked', async () => {
  const { rerender } = render(page(true))
  const large = within(await screen.findByRole('dialog', { name: 'List' }))
  act(() => {
    showToast({ kind: 'error', text: 'Not saved.' })
    announce('Page 2 of 3')
  })
  const toast = await large.findByRole('alert')
  expect(large.getByText('Page 2 of 3')).toBeInTheDocument()
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'))
  await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Not saved.')).toBeNull()

  rerender(page(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument()
  expect(document.documentElement.style.overflow).toBe('')
})

test('the Back key of a phone closes it by a cancel event', () => {
  render(page(true))
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }))
  expect(close).toHaveBeenCalledOnce()
})
