import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { followTopLayer } from './layers'

type OnTopProps = {
  /** Called when it has moved from one layer to another. */
  onMove?: () => void
  children: ReactNode
}

/**
 * Renders its content into the topmost layer: behind a modal dialog a message would be covered and inert. The DOM node
 * is moved, so that its content keeps its state.
 */
export function OnTop({ onMove, children }: OnTopProps) {
  const place = useRef<HTMLDivElement>(null)
  // After hydration: prerendered HTML cannot hold a portal.
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- what hydration renders has no document
  useLayoutEffect(() => setHost(document.createElement('div')), [])
  const moved = useEffectEvent(() => onMove?.())

  useLayoutEffect(() => {
    if (!host) return undefined
    const leave = followTopLayer((layer) => {
      const to = layer ?? place.current
      if (!to || to === host.parentNode) return
      const isNew = !host.isConnected
      move(host, to)
      if (!isNew) moved()
    })
    return () => {
      leave()
      host.remove()
    }
  }, [host])

  return <div ref={place}>{host && createPortal(children, host)}</div>
}

/** Moving a node drops the focus inside it, in some browsers without a `blur` event: it is restored. */
function move(host: HTMLElement, to: Element) {
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLElement && host.contains(activeElement) ? activeElement : null
  focused?.blur()
  to.append(host)
  focused?.focus({ preventScroll: true })
}
