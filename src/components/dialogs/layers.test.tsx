import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '@/components/controls/Button'
import { announce, LiveRegion } from '@/components/messages/LiveRegion'
import { showToast } from '@/components/messages/toasts'
import { Toasts } from '@/components/messages/Toasts'
import { render } from '@tests/support/render'
import { Dialog } from './Dialog'
import { Drawer } from './Drawer'
import { Popover } from './Popover'

type LayerProps = { open: boolean; close: () => void; anchor: Element | null }

const heading = (
  <h2 id="title" tabIndex={-1}>
    Great Job!
  </h2>
)

const layers = {
  dialog: ({ open, close }: LayerProps) =>
    open && (
      <Dialog onClose={close} title="Great Job!" action={<Button>Continue</Button>}>
        <p>You finished a part.</p>
      </Dialog>
    ),
  drawer: ({ open, close }: LayerProps) => (
    <Drawer open={open} onClose={close} titleId="title">
      {heading}
      <button>Continue</button>
    </Drawer>
  ),
  popover: ({ open, close, anchor }: LayerProps) =>
    open && (
      <Popover anchor={() => anchor} within={() => null} onClose={close} titleId="title">
        {heading}
        <button>Continue</button>
      </Popover>
    ),
}
const kinds = Object.keys(layers) as (keyof typeof layers)[]

type PageProps = { kind: keyof typeof layers; isOpen?: boolean }

function Page({ kind, isOpen = false }: PageProps) {
  const [open, setOpen] = useState(isOpen)
  const [anchor, setAnchor] = useState<Element | null>(null)
  const Layer = layers[kind]
  return (
    <>
      <main id="main">
        <h1>Path</h1>
        <button ref={setAnchor} onClick={() => setOpen(true)}>
          Open
        </button>
      </main>
      <Layer open={open} close={() => setOpen(false)} anchor={anchor} />
      <Toasts />
      <LiveRegion />
    </>
  )
}

const layer = () => screen.findByRole('dialog', { name: 'Great Job!' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = (target: Element, detail: number) => {
  fireEvent.mouseDown(target, { detail })
  fireEvent.click(target, { detail })
}

test.each(kinds)(
  'a %s focuses its heading; Escape closes it and returns the focus',
  async (kind) => {
    render(<Page kind={kind} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const box = await layer()
    expect(box).toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('heading', { name: 'Great Job!' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()

    await userEvent.keyboard('{Escape}')
    await isClosed()
    await waitFor(() => expect(opener).toHaveFocus())
  },
)

test('Back on a phone closes a layer, and Escape does so once', async () => {
  const watchers: EventTarget[] = []
  const destroy = vi.fn<() => void>()
  vi.stubGlobal(
    'CloseWatcher',
    class extends EventTarget {
      destroy = destroy
      constructor() {
        super()
        watchers.push(this)
      }
    },
  )
  render(<Page kind="popover" isOpen />)
  await layer()
  // The browser itself asks the watcher after this key.
  await userEvent.keyboard('{Escape}')
  expect(await layer()).toBeVisible()
  act(() => void watchers[0]?.dispatchEvent(new Event('close')))
  await isClosed()
  expect(watchers).toHaveLength(1)
  expect(destroy).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('a dialog is described by its words', async () => {
  render(
    <Dialog onClose={() => {}} title="Log out?" action={null}>
      <p>What you have finished is saved.</p>
    </Dialog>,
  )
  const box = await screen.findByRole('dialog', { name: 'Log out?' })
  expect(box).toHaveAccessibleDescription('What you have finished is saved.')
})

test('messages stand inside a layer while it is open', async () => {
  render(<Page kind="dialog" isOpen />)
  const box = within(await layer())
  act(() => {
    showToast({ kind: 'error', text: 'skillSelection.notSaved' })
    announce('2 of 3 done')
  })
  expect(box.getByRole('alert')).toHaveTextContent('Your skills are not saved yet')
  expect(box.getByText('2 of 3 done')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(screen.getByRole('alert')).toHaveTextContent('Your skills are not saved yet')
})

test('toasts wait while a drawer is open', async () => {
  render(<Page kind="drawer" isOpen />)
  await layer()
  act(() => showToast({ kind: 'error', text: 'skillSelection.notSaved' }))
  expect(screen.queryByText('Your skills are not saved yet')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Your skills are not saved yet')).toBeVisible()
})

test('a press beside a dialog closes it, the second click of a double click does not', async () => {
  render(<Page kind="dialog" isOpen />)
  const around = (await layer()).parentElement
  if (!around) throw new Error('A dialog stands in nothing')
  press(around, 2)
  expect(await layer()).toBeVisible()
  press(around, 1)
  await isClosed()
})

test('the second click of the double click that opened a layer presses nothing in it', async () => {
  const pressed = vi.fn<() => void>()
  render(
    <Drawer onClose={() => {}} titleId="title">
      {heading}
      <button onClick={pressed}>Continue</button>
    </Drawer>,
  )
  const button = await screen.findByRole('button', { name: 'Continue' })
  press(button, 2)
  expect(pressed).not.toHaveBeenCalled()
  press(button, 1)
  expect(pressed).toHaveBeenCalledOnce()
})
