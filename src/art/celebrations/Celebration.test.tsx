import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CalmContext } from '@/ui/theme/look'
import { Celebration, celebrations } from './Celebration'
import type { MovingPictureProps } from './MovingPicture'

const player = vi.hoisted(() => ({ asked: 0, comes: true }))

vi.mock('./MovingPicture', () => {
  player.asked += 1
  return {
    MovingPicture: ({ onReady }: MovingPictureProps) => {
      useEffect(() => {
        if (player.comes) onReady()
      }, [onReady])
      return <div data-testid="moving" />
    },
  }
})

const kinds = Object.keys(celebrations) as (keyof typeof celebrations)[]
const still = (container: HTMLElement) => container.querySelector('svg')
const wantsLessMotion = (less: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    media,
    matches: less,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }))

beforeEach(() => {
  player.comes = true
})

describe('a celebration', () => {
  it('is not fetched where less motion is wanted: the picture at rest is all', async () => {
    wantsLessMotion(true)
    const { container } = render(<Celebration of="trophy" />)
    await act(async () => {})
    expect(player.asked).toBe(0)
    expect(still(container)).toBeVisible()
    expect(screen.queryByTestId('moving')).toBeNull()
  })

  it('stands still for who has set that, and is not fetched', async () => {
    wantsLessMotion(false)
    const { container } = render(
      <CalmContext value>
        <Celebration of="trophy" />
      </CalmContext>,
    )
    await act(async () => {})
    expect(player.asked).toBe(0)
    expect(still(container)).toBeVisible()
    expect(screen.queryByTestId('moving')).toBeNull()
  })

  it('shows the picture at rest until the moving one takes its place', async () => {
    wantsLessMotion(false)
    const { container } = render(<Celebration of="trophy" />)
    expect(still(container)?.getAttribute('class')).not.toMatch(/behind/)
    expect(await screen.findByTestId('moving')).toBeInTheDocument()
    await waitFor(() => expect(still(container)?.getAttribute('class')).toMatch(/behind/))
  })

  it('does not begin again for somebody who has looked at it for 1.5 seconds', async () => {
    wantsLessMotion(false)
    player.comes = false
    vi.useFakeTimers()
    const { container } = render(<Celebration of="trophy" />)
    await act(async () => vi.advanceTimersByTimeAsync(1499))
    expect(screen.getByTestId('moving')).toBeInTheDocument()
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByTestId('moving')).toBeNull()
    expect(still(container)?.getAttribute('class')).not.toMatch(/behind/)
    vi.useRealTimers()
  })

  it.each(kinds)('%s: says nothing to a screen reader', (of) => {
    render(<Celebration of={of} />)
    expect(document.querySelector(`[data-celebration=${of}]`)).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  })
})
