import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { inOneMoment } from '@tests/fixtures/press-clock'
import { ActionBar } from './ActionBar'
import { SkipLink } from './SkipLink'
import { useDocumentTitle } from './useDocumentTitle'

function Page() {
  useDocumentTitle('Sign in')
  return (
    <>
      <SkipLink targetId="main" />
      <button>Menu</button>
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  )
}

test('the first Tab and Enter lead past the header', async () => {
  render(<Page />)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the tab is named after the page and the app', () => {
  render(<Page />)
  expect(document.title).toBe('Sign in · Norte')
})

test('the bar reads from left to right: why, back, on', () => {
  const { container } = render(
    <ActionBar secondary={<button>Back</button>} note={<p>Watch to the end.</p>}>
      <button>Continue</button>
    </ActionBar>,
  )
  expect(container).toHaveTextContent('Watch to the end.BackContinue')
})

describe('a double press in the bar', () => {
  const bar = (name: string, onClick: () => void) => (
    <ActionBar note={<p>Watch to the end.</p>}>
      <button onClick={onClick}>{name}</button>
    </ActionBar>
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

  test('counts once, though another screen has its own button there by then', async () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { rerender } = render(bar('Continue', first))
    const pass = inOneMoment()
    await press('Continue')
    rerender(<main>{bar('Complete', second)}</main>)
    await press('Complete')
    expect(first).toHaveBeenCalledOnce()
    expect(second).not.toHaveBeenCalled()
    pass(500)
    await press('Complete')
    expect(second).toHaveBeenCalledOnce()
  })

  test('is none by a key, which reaches only what has the focus, nor where the browser counts one press', async () => {
    const act = vi.fn<() => void>()
    render(bar('Continue', act))
    inOneMoment()
    const button = screen.getByRole('button')
    const click = (detail: number) =>
      fireEvent(
        button,
        Object.assign(new MouseEvent('click', { bubbles: true, detail }), { pointerType: 'mouse' }),
      )
    click(1)
    click(2)
    expect(act).toHaveBeenCalledTimes(1)
    click(1)
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(act).toHaveBeenCalledTimes(3)
  })

  test('is none where the first one missed the button', async () => {
    const act = vi.fn<() => void>()
    render(bar('Continue', act))
    inOneMoment()
    await userEvent.click(screen.getByText('Watch to the end.'))
    await press('Continue')
    expect(act).toHaveBeenCalledOnce()
  })
})

test('the page knows the height of the bar as long as it is there', () => {
  const height = () => document.documentElement.style.getPropertyValue('--action-bar')
  const { unmount } = render(
    <ActionBar>
      <button>Continue</button>
    </ActionBar>,
  )
  expect(height()).toBe('40px')
  unmount()
  expect(height()).toBe('')
})
