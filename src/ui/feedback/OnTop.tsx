import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { followTopLayer } from './layers'

type OnTopProps = {
  /** When it has gone from one layer to another. */
  onMove?: () => void
  children: ReactNode
}

/**
 * Puts its content into the layer that is on top: what is said while a dialog is open would else lie
 * behind it, where nobody sees, hears or presses it. It is moved there as it is, and back.
 */
export function OnTop({ onMove, children }: OnTopProps) {
  const place = useRef<HTMLDivElement>(null)
  // After hydration: a page that is prerendered has no portal.
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

/** What has the focus loses it on the way, in some browsers without being told. */
function move(host: HTMLElement, to: Element) {
  const { activeElement } = document
  const focused =
    activeElement instanceof HTMLElement && host.contains(activeElement) ? activeElement : null
  focused?.blur()
  to.append(host)
  focused?.focus({ preventScroll: true })
}
