import { useEffect, useState, type RefObject } from 'react'
import { useStoreApi } from 'reactflow'
import timing from '@/config/timing.json'
import { contains, overlaps, type Box } from './geometry'

/** In chart pixels. */
type Room = {
  /** The rendered part is rounded to this step, so that most moves render nothing new. */
  step: number
  /** Rendered at once around the visible part. */
  near: number
  /** Rendered around it step by step while the chart rests, so that the next nodes are there before they come into view. */
  ahead: number
  /** Rendered nodes stay up to this distance, so that going back and forth renders nothing again. */
  kept: number
}

/** A chart that is dragged moves in four directions, one that is scrolled in two, where Tab leads on as well. */
const rooms = {
  moving: { step: 80, near: 0, ahead: 480, kept: 800 },
  static: { step: 200, near: 800, ahead: 2400, kept: 3200 },
} as const satisfies Record<string, Room>

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
const nothing: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/**
 * The part of a chart, in its own coordinates, whose nodes are rendered: the visible part and some around it. The whole
 * chart while this is off; nothing while a chart that moves has no size yet.
 *
 * React Flow's `onlyRenderVisibleElements` mounts a node in the frame in which it comes into view, each time again:
 * dragging a large chart then drops frames.
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
      const wait = spare === room.near ? timing.chartIdleAfter : timing.chartRenderPause
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

/** The visible part of a chart as wide as the viewport, given how far its upper edge is above it. */
const windowAt = (top: number): Box => ({ ...everything, top, bottom: top + window.innerHeight })

/** The part to render for this visible part, including what is kept of the previous one. */
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

/** A box with a margin on each side, rounded up to full steps. */
const around = ({ left, top, right, bottom }: Box, more: number, step: number): Box => ({
  left: Math.floor((left - more) / step) * step,
  top: Math.floor((top - more) / step) * step,
  right: Math.ceil((right + more) / step) * step,
  bottom: Math.ceil((bottom + more) / step) * step,
})
