import { useEffect, useState, type RefObject } from 'react'
import { useStoreApi } from 'reactflow'
import timing from '@/config/timing.json'
import { contains, overlaps, type Box } from './geometry'

/** In px of the chart. */
type Room = {
  /** The part grows in steps, so that most moves draw nothing. */
  step: number
  /** So much is drawn at once around what is seen. */
  near: number
  /** So much while the chart rests, step by step: what comes into view is there then. */
  ahead: number
  /** What is drawn stays up to so far away: who goes back and forth draws nothing anew. */
  kept: number
}

/** One that is dragged has other nodes on four sides, one that is scrolled on two, and Tab goes on there. */
const rooms = {
  moving: { step: 80, near: 0, ahead: 480, kept: 800 },
  static: { step: 200, near: 800, ahead: 2400, kept: 3200 },
} as const satisfies Record<string, Room>

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
const nothing: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/**
 * The part of a chart (its own coordinates) whose nodes are drawn: what the window shows of it, and some
 * more. All of it while this is off, and nothing as long as a chart that moves has no size.
 *
 * The library has `onlyRenderVisibleElements` for that, which draws a node in the very frame in which it
 * comes into view, and anew each time it comes back: too late for a chart that is dragged.
 */
export function useDrawnPart(
  frame: RefObject<HTMLElement | null>,
  mode: keyof typeof rooms,
  isOn: boolean,
): Box {
  const flow = useStoreApi()
  const room = rooms[mode]
  const [part, setPart] = useState(() =>
    mode === 'static' ? partAround(windowAt(0), nothing, room.near, room) : nothing,
  )

  useEffect(() => {
    if (!isOn) return undefined
    const isMoving = mode === 'moving'
    const seenPart = () => {
      if (!isMoving) return windowAt(-(frame.current?.getBoundingClientRect().top ?? 0))
      const { transform, width, height } = flow.getState()
      const [x, y, zoom] = transform
      const [left, top] = [-x / zoom, -y / zoom]
      return { left, top, right: left + width / zoom, bottom: top + height / zoom }
    }
    let timer: number | undefined
    const draw = (spare: number) => {
      const seen = seenPart()
      if (seen.left === seen.right) return
      setPart((before) => partAround(seen, before, spare, room))
      if (spare >= room.ahead) return
      const wait = spare === room.near ? timing.chartRestsAfter : timing.chartDrawPause
      timer = window.setTimeout(() => draw(spare + room.step), wait)
    }
    const moved = () => {
      window.clearTimeout(timer)
      draw(room.near)
    }
    moved()
    const leave = flow.subscribe(({ transform, width, height }, before) => {
      if (transform !== before.transform || width !== before.width || height !== before.height) {
        moved()
      }
    })
    window.addEventListener('scroll', moved, { passive: true, capture: true })
    window.addEventListener('resize', moved)
    return () => {
      window.clearTimeout(timer)
      leave()
      window.removeEventListener('scroll', moved, { capture: true })
      window.removeEventListener('resize', moved)
    }
  }, [flow, frame, mode, room, isOn])

  return isOn ? part : everything
}

/** What a window shows of a chart as wide as itself whose upper edge is so far above it. */
const windowAt = (top: number): Box => ({ ...everything, top, bottom: top + window.innerHeight })

/** What is drawn when this is seen, with what is kept of the part before. */
function partAround(seen: Box, before: Box, spare: number, { step, kept }: Room): Box {
  const wanted = around(seen, spare, step)
  if (!overlaps(wanted, before)) return wanted
  const most = around(seen, kept, step)
  const part = {
    left: Math.max(most.left, Math.min(wanted.left, before.left)),
    top: Math.max(most.top, Math.min(wanted.top, before.top)),
    right: Math.min(most.right, Math.max(wanted.right, before.right)),
    bottom: Math.min(most.bottom, Math.max(wanted.bottom, before.bottom)),
  }
  return contains(part, before) && contains(before, part) ? before : part
}

/** A box and so much more on each side, up to the next full steps. */
const around = ({ left, top, right, bottom }: Box, more: number, step: number): Box => ({
  left: Math.floor((left - more) / step) * step,
  top: Math.floor((top - more) / step) * step,
  right: Math.ceil((right + more) / step) * step,
  bottom: Math.ceil((bottom + more) / step) * step,
})
