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

test('a note that interrupts comes into view, one in a bar that sticks is there already', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const failed = (
    <Note kind="error" role="alert">
      No internet
    </Note>
  )
  render(<footer style={{ position: 'sticky' }}>{failed}</footer>).unmount()
  render(<Note kind="info">Nothing is asked of you.</Note>)
  render(
    <Note kind="error" role="alert" comesIntoView={false}>
      The video stopped
    </Note>,
  ).unmount()
  expect(scroll).not.toHaveBeenCalled()
  render(<footer>{failed}</footer>)
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
