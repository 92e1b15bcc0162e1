import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('a note that goes with its pressed button gives the focus to the title', () => {
  const { rerender } = render(page(true))
  screen.getByRole('button', { name: 'Retry' }).focus()
  rerender(page(false))
  expect(screen.getByRole('heading', { name: 'The film' })).toHaveFocus()
})
