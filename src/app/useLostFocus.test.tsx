import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { Dialog } from '@/components/dialogs/Dialog'
import { useLostFocus } from './useLostFocus'

function Page({ shows }: { shows: 'failure' | 'loading' | 'path' | 'dialog' }) {
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
      <Dialog open={shows === 'dialog'} onClose={() => {}} title="Great Job!" action={null}>
        <p>You finished a part.</p>
      </Dialog>
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

it('moves the focus of a closed dialog to the heading where its opener is gone', async () => {
  const { rerender } = render(<Page shows="failure" />)
  await press('Retry')
  rerender(<Page shows="dialog" />)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  rerender(<Page shows="path" />)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
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
