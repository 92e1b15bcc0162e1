import { act, render, screen, waitFor } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CalmContext } from '@/ui/theme/look'
import { Celebration } from './Celebration'
import type { MovingPictureProps } from './MovingPicture'

const player = vi.hoisted(() => ({ requests: 0 }))

vi.mock('./MovingPicture', () => {
  player.requests += 1
  return {
    MovingPicture: ({ onReady }: MovingPictureProps) => {
      useEffect(() => onReady(), [onReady])
      return <div data-testid="moving" />
    },
  }
})

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

  it('stays still if the player has not come after 1.5 seconds', async () => {
    preferReducedMotion(false)
    vi.useFakeTimers()
    const { container } = render(<Celebration of="trophy" />)
    // The timers run before the import that has already begun may answer.
    vi.advanceTimersByTime(1500)
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByTestId('moving')).toBeNull()
    expect(still(container)?.getAttribute('class')).not.toMatch(/behind/)
    vi.useRealTimers()
  })

  it('is hidden from screen readers', () => {
    const { container } = render(<Celebration of="great-job-yacht" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })
})

type Animation = { w: number; h: number; op: number; fr: number }
const animations = import.meta.glob<Animation>('./pictures/*.json', {
  eager: true,
  import: 'default',
})
const stillFiles = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const styleSheet = readFileSync('src/art/celebrations/Celebration.module.css', 'utf8')

describe.each(Object.entries(animations))('the animation %s', (file, animation) => {
  it('ends within 1.4 seconds', () => {
    expect(animation.op / animation.fr).toBeLessThanOrEqual(1.4)
  })

  it('has a still picture of the same size', () => {
    const picture = stillFiles[file.replace('.json', '.svg')]
    expect(picture).toContain(`viewBox="0 0 ${animation.w} ${animation.h}"`)
  })

  it('names only colors that the style sheet has', () => {
    const classes = [...JSON.stringify(animation).matchAll(/"cl":"([^"]+)"/g)]
    for (const [, name] of classes) expect(styleSheet).toContain(`:global(.${name})`)
  })
})
