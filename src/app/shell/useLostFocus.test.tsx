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

it('gives the focus of a button that is gone to the page, then to the heading that comes', async () => {
  const { rerender } = render(<Page shows="failure" />)
  await press('Retry')
  rerender(<Page shows="loading" />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  rerender(<Page shows="path" />)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

it('is not misled by the main part of a page that stands there before the app', async () => {
  const early = document.createElement('main')
  early.id = 'main'
  document.body.prepend(early)
  const { rerender } = render(<Page shows="failure" />)
  early.remove()
  await press('Retry')
  rerender(<Page shows="loading" />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('leaves a learner where they have gone in the meantime', async () => {
  const { rerender } = render(<Page shows="failure" />)
  await press('Retry')
  rerender(<Page shows="loading" />)
  await press('Log out')
  rerender(<Page shows="path" />)
  await Promise.resolve()
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus()
})
