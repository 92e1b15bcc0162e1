import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CalmContext } from '@/ui/theme/look'
import { Celebration, celebrations } from './Celebration'
import type { MovingPictureProps } from './MovingPicture'

const player = vi.hoisted(() => ({ requests: 0, loads: true }))

vi.mock('./MovingPicture', () => {
  player.requests += 1
  return {
    MovingPicture: ({ onReady }: MovingPictureProps) => {
      useEffect(() => {
        if (player.loads) onReady()
      }, [onReady])
      return <div data-testid="moving" />
    },
  }
})

const kinds = Object.keys(celebrations) as (keyof typeof celebrations)[]
const still = (container: HTMLElement) => container.querySelector('svg')
const preferReducedMotion = (less: boolean) =>
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
  player.loads = true
})

describe('a celebration', () => {
  it('shows only the still picture and loads no player with reduced motion', async () => {
    preferReducedMotion(true)
    const { container } = render(<Celebration of="trophy" />)
    await act(async () => {})
    expect(player.requests).toBe(0)
    expect(still(container)).toBeVisible()
    expect(screen.queryByTestId('moving')).toBeNull()
  })

  it('shows only the still picture and loads no player in calm mode', async () => {
    preferReducedMotion(false)
    const { container } = render(
      <CalmContext value>
        <Celebration of="trophy" />
      </CalmContext>,
    )
    await act(async () => {})
    expect(player.requests).toBe(0)
    expect(still(container)).toBeVisible()
    expect(screen.queryByTestId('moving')).toBeNull()
  })

  it('shows the still picture until the animation is ready', async () => {
    preferReducedMotion(false)
    const { container } = render(<Celebration of="trophy" />)
    expect(still(container)?.getAttribute('class')).not.toMatch(/behind/)
    expect(await screen.findByTestId('moving')).toBeInTheDocument()
    await waitFor(() => expect(still(container)?.getAttribute('class')).toMatch(/behind/))
  })

  it('stays still if the player is not ready after 1.5 seconds', async () => {
    preferReducedMotion(false)
    player.loads = false
    vi.useFakeTimers()
    const { container } = render(<Celebration of="trophy" />)
    await act(async () => vi.advanceTimersByTimeAsync(1499))
    expect(screen.getByTestId('moving')).toBeInTheDocument()
    await act(async () => vi.advanceTimersByTimeAsync(1))
    expect(screen.queryByTestId('moving')).toBeNull()
    expect(still(container)?.getAttribute('class')).not.toMatch(/behind/)
    vi.useRealTimers()
  })

  it.each(kinds)('%s: is hidden from screen readers', (of) => {
    render(<Celebration of={of} />)
    expect(document.querySelector(`[data-celebration=${of}]`)).toHaveAttribute(
      'aria-hidden',
      'true',
    )
  })
})
