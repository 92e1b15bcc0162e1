import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useLostFocus } from './useLostFocus'

function Page({ shows }: { shows: 'failure' | 'loading' | 'path' }) {
  const main = useRef<HTMLElement>(null)
  useLostFocus(main)
  return (
    <>
      <button>Log out</button>
      <main ref={main} id="main" tabIndex={-1}>
        {shows === 'failure' && <button>Retry</button>}
        {shows === 'loading' && <p>Loading…</p>}
        {shows === 'path' && <h1>Cook a simple recipe</h1>}
      </main>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('moves the focus of a removed button to <main>, then to the new heading', async () => {
  const { rerender } = render(<Page shows="failure" />)
  await press('Retry')
  rerender(<Page shows="loading" />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  rerender(<Page shows="path" />)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

it('ignores the <main> of a prerendered page', async () => {
  const prerendered = document.createElement('main')
  prerendered.id = 'main'
  document.body.prepend(prerendered)
  const { rerender } = render(<Page shows="failure" />)
  prerendered.remove()
  await press('Retry')
  rerender(<Page shows="loading" />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('does not move the focus of a learner who has moved it meanwhile', async () => {
  const { rerender } = render(<Page shows="failure" />)
  await press('Retry')
  rerender(<Page shows="loading" />)
  await press('Log out')
  rerender(<Page shows="path" />)
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
})
