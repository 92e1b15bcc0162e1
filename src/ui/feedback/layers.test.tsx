import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from '../controls/Button'
import { Dialog } from './Dialog'
import { announce, LiveRegion } from './LiveRegion'
import { Popover } from './Popover'
import { showToast } from './toasts'
import { Toasts } from './Toasts'

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
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))],
])('a dialog focuses its heading; %s closes it and returns the focus', async (_, end) => {
  const closed = vi.fn<() => void>()
  render(<WithDialog onClosed={closed} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)

  expect(await screen.findByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Great Job!' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('dialog')).toContainElement(focused())

  await end()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opener).toHaveFocus()
  expect(closed).toHaveBeenCalledOnce()
})

describe('a press', () => {
  const heading = () => screen.getByRole('heading', { name: 'Great Job!' })
  const behind = () => screen.getByRole('dialog')

  test.each([
    ['on the backdrop of a dialog closes it', behind, behind, 1],
    ['that starts on its text and ends on the backdrop selects text', heading, behind, 0],
    ['on its text does nothing', heading, heading, 0],
  ])('%s', async (_, from, to, closings) => {
    const close = vi.fn<() => void>()
    render(
      <Dialog open onClose={close} title="Great Job!" action={<Button>Continue</Button>}>
        <p>You finished a part.</p>
      </Dialog>,
    )
    await screen.findByRole('dialog')
    fireEvent.mouseDown(from())
    fireEvent.click(to())
    expect(close).toHaveBeenCalledTimes(closings)
  })
})

test('a dialog without a press is modal at once, before screen readers read the screen', () => {
  render(
    <Dialog open onClose={() => {}} title="Great Job!" action={<Button>Continue</Button>}>
      <p>You finished a part.</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Great Job!' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Great Job!' })).toHaveFocus()
})

const popover = (open: boolean) => (
  <Popover open={open} anchor={() => null} onClose={() => {}} titleId="title">
    <h3 id="title" tabIndex={-1}>
      Read the recipe
    </h3>
  </Popover>
)

test('a layer after a press is visible at once, and exposed to screen readers only with the focus', async () => {
  const { rerender } = render(popover(false))
  rerender(popover(true))
  const layer = document.querySelector('dialog')
  expect(layer).toHaveAttribute('aria-hidden', 'true')
  expect(layer).not.toHaveAttribute('data-ahead')
  expect(document.body).toHaveFocus()

  expect(await screen.findByRole('dialog', { name: 'Read the recipe' })).toBe(layer)
  expect(screen.getByRole('heading', { name: 'Read the recipe' })).toHaveFocus()
})

test('a layer that closes before it was modal moves no focus and locks no scrolling', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { rerender } = render(popover(true))
  rerender(popover(false))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(showModal).not.toHaveBeenCalled()
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.body).toHaveFocus()
})

test.each([
  ['on the backdrop', () => screen.getByRole('dialog')],
  ['on its button', () => screen.getByRole('button', { name: 'Continue' })],
])('the second click of the double click that opened a dialog is ignored %s', async (_, place) => {
  render(<WithDialog />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }), { detail: 1 })
  await screen.findByRole('dialog')
  const press = (detail: number) => {
    fireEvent.mouseDown(place(), { detail })
    fireEvent.click(place(), { detail })
  }
  press(2)
  expect(screen.getByRole('dialog')).toBeVisible()
  press(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('page scrolling is locked until the last layer closes', async () => {
  const page = document.documentElement
  const dialog = (title: string, open: boolean) => (
    <Dialog open={open} onClose={() => {}} title={title} action={<Button>Continue</Button>}>
      <p>You finished a part.</p>
    </Dialog>
  )
  const both = (first: boolean, second: boolean) => (
    <>
      {dialog('One', first)}
      {dialog('Two', second)}
    </>
  )
  const { rerender } = render(both(true, true))
  await waitFor(() => expect(page.style.overflow).toBe('hidden'))
  rerender(both(false, true))
  expect(page.style.overflow).toBe('hidden')
  rerender(both(false, false))
  expect(page.style.overflow).toBe('')
})

test('toasts and announcements move into an open layer, and back to the page after it', async () => {
  const page = (open: boolean) => (
    <>
      <Toasts />
      <LiveRegion />
      <Dialog open={open} onClose={() => {}} title="One" action={<Button>Continue</Button>}>
        <p>You finished a part.</p>
      </Dialog>
    </>
  )
  const { rerender } = render(page(true))
  act(() => {
    showToast({ kind: 'error', text: 'Not saved.' })
    announce('2 of 3 done')
  })
  const layer = within(await screen.findByRole('dialog'))
  expect(await layer.findByRole('alert')).toHaveTextContent('Not saved.')
  expect(layer.getByText('2 of 3 done')).toBeInTheDocument()

  rerender(page(false))
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved.')
})

test.each([
  ['from its last stop to its first', 'Continue', false, 'Close'],
  ['back from its first stop to its last', 'Close', true, 'Continue'],
])('the Tab key cycles inside a layer, %s', async (_, from, shift, to) => {
  render(
    <Dialog open onClose={() => {}} title="One" action={<Button>Continue</Button>}>
      <p>You finished a part.</p>
    </Dialog>,
  )
  const first = await screen.findByRole('button', { name: from })
  first.focus()
  await userEvent.tab({ shift })
  expect(screen.getByRole('button', { name: to })).toHaveFocus()
})

function WithPopover() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Node</button>
      {anchor && (
        <Popover anchor={() => anchor} onClose={() => setAnchor(null)} titleId="title">
          <h3 id="title" tabIndex={-1}>
            Read the recipe
          </h3>
          <button>Start</button>
        </Popover>
      )}
    </>
  )
}

test.each([
  ['a sheet on a narrow window', false],
  ['a box beside its node on a wide one', true],
])('the popover of a node is %s; Esc closes it and returns the focus', async (_, wide) => {
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    return Object.assign(matchMedia(query), { matches: wide })
  })
  render(<WithPopover />)
  await userEvent.click(screen.getByRole('button', { name: 'Node' }))
  const dialog = await screen.findByRole('dialog', { name: 'Read the recipe' })
  expect(dialog.className.includes(wide ? 'beside' : 'sheet')).toBe(true)
  expect(screen.getByRole('heading', { name: 'Read the recipe' })).toHaveFocus()
  await userEvent.tab()
  expect(dialog).toContainElement(focused())

  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'Node' })).toHaveFocus()
})

test('a rotated window turns the box into a sheet without remounting its content', async () => {
  let turn = () => {}
  let wide = true
  const matchMedia = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), {
      matches: wide,
      addEventListener: (_: string, changed: () => void) => {
        turn = () => {
          wide = !wide
          changed()
        }
      },
    }),
  )
  render(<WithPopover />)
  await userEvent.click(screen.getByRole('button', { name: 'Node' }))
  const dialog = await screen.findByRole('dialog')
  const box = dialog.querySelector<HTMLElement>('[data-side]')
  const start = screen.getByRole('button', { name: 'Start' })
  start.focus()
  expect(box?.style.translate).toMatch(/px/)
  act(turn)
  expect(dialog.className).toContain('sheet')
  expect(start).toHaveFocus()
  expect(box?.style.translate).toBe('')
  expect(box).not.toHaveAttribute('data-side')

  act(turn)
  expect(dialog.className).toContain('beside')
  expect(start).toHaveFocus()
  expect(box?.style.translate).toMatch(/px/)
})

test('an announcement is polite, and the same text is announced again', () => {
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
