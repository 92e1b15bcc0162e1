import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { ActionBar } from './ActionBar'

describe('a double click in the bar', () => {
  const bar = (name: string, onClick: () => void) => (
    <ActionBar>
      <button onClick={onClick}>{name}</button>
    </ActionBar>
  )
  const click = (detail: number) => fireEvent.click(screen.getByRole('button'), { detail })

  test('counts once, even if another screen has rendered its button meanwhile', () => {
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { rerender } = render(bar('Continue', first))
    click(1)
    rerender(<main>{bar('Complete', second)}</main>)
    click(2)
    expect(first).toHaveBeenCalledOnce()
    expect(second).not.toHaveBeenCalled()
    click(1)
    expect(second).toHaveBeenCalledOnce()
  })

  test('is not ignored for touch', () => {
    const act = vi.fn<() => void>()
    render(bar('Continue', act))
    const tap = Object.assign(new MouseEvent('click', { bubbles: true, detail: 2 }), {
      pointerType: 'touch',
    })
    fireEvent(screen.getByRole('button'), tap)
    expect(act).toHaveBeenCalledOnce()
  })

  test('is not ignored for keyboard, switch or voice control', async () => {
    const act = vi.fn<() => void>()
    render(bar('Continue', act))
    const button = screen.getByRole('button')
    button.click()
    button.click()
    button.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    expect(act).toHaveBeenCalledTimes(4)
  })
})
