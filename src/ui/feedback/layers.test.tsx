import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../controls/Button'
import { Dialog } from './Dialog'
import { announce } from './live-region'
import { LiveRegion } from './LiveRegion'
import { Popover } from './Popover'

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null

function WithDialog({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        open={open}
        onClose={close}
        onClosed={() => onClosed?.()}
        title="Great Job!"
        action={<Button onClick={close}>Continue</Button>}
      >
        <p>You finished a part.</p>
      </Dialog>
    </>
  )
}

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))],
])('a dialog starts at its heading; %s ends it and gives the focus back', async (_, end) => {
  const closed = vi.fn<() => void>()
  render(<WithDialog onClosed={closed} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)

  expect(screen.getByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Great Job!' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('dialog')).toContainElement(focused())

  await end()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
  expect(closed).toHaveBeenCalledOnce()
})

function WithPopover() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Node</button>
      <Popover anchor={anchor} onClose={() => setAnchor(null)} titleId="title">
        <h3 id="title">Read the recipe</h3>
        <button>Start</button>
      </Popover>
    </>
  )
}

test.each([
  ['a sheet on a narrow window', false],
  ['a box beside its node on a wide one', true],
])('more about a node is %s; Esc closes it and the focus returns', async (_, wide) => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return Object.assign(matchMedia(query), { matches: wide })
  })
  render(<WithPopover />)
  await userEvent.click(screen.getByRole('button', { name: 'Node' }))
  const dialog = await screen.findByRole('dialog', { name: 'Read the recipe' })
  expect(dialog.className.includes(wide ? 'beside' : 'sheet')).toBe(true)
  await userEvent.tab()
  expect(dialog).toContainElement(focused())

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Node' })).toHaveFocus()
})

test('an announcement is polite, and the same words are read again', () => {
  const { container } = render(<LiveRegion />)
  act(() => {
    announce('Right answer')
  })
  const region = container.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('Right answer')
  act(() => {
    announce('Right answer')
  })
  expect(region?.textContent).toBe('Right answer\u00a0')
})
