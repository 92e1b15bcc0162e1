import Dialog from '@mui/material/Dialog'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { Note } from './Note'

const page = (isFailed: boolean) => (
  <main id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>The film</h1>
    {isFailed && (
      <Note kind="error">
        <button>Retry</button>
      </Note>
    )}
  </main>
)

test('a note that interrupts comes into view where it is not, another one does not', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const failed = (
    <Note kind="error" role="alert">
      No internet
    </Note>
  )
  place.mockReturnValue(new DOMRect(0, 100, 300, 50))
  render(failed).unmount()
  place.mockReturnValue(new DOMRect(0, -100, 300, 50))
  render(<Note kind="info">Nothing is asked of you.</Note>)
  expect(scroll).not.toHaveBeenCalled()
  render(failed)
  expect(scroll.mock.instances).toEqual([screen.getByRole('alert')])
})

test('a note in a dialog gives it to the heading of the dialog', () => {
  const dialog = (isFailed: boolean) => (
    <>
      {page(false)}
      <Dialog open>
        <h2 tabIndex={-1}>The sheet</h2>
        {isFailed && (
          <Note kind="error">
            <button>Show page 2</button>
          </Note>
        )}
      </Dialog>
    </>
  )
  const { rerender } = render(dialog(true))
  screen.getByRole('button', { name: 'Show page 2' }).focus()
  rerender(dialog(false))
  expect(screen.getByRole('heading', { name: 'The sheet' })).toHaveFocus()
})

test('a note that goes with its pressed button gives the focus to the title', () => {
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Retry' }).focus()
  rerender(page(false))
  expect(screen.getByRole('heading', { name: 'The film' })).toHaveFocus()
})
