import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './TapTooltip.module.css'

type TapTooltipProps = {
  id: string
  /** Null while it is not shown. */
  target: Element | null
  children: string
}

/** The least distances to the target and to the edges of the window, in px. */
const gap = 10
const margin = 8

/**
 * The tooltip of a first tap, above its target or else below it: never over it, and always wholly in the window, which
 * is why it is no child of a chart, where it could be cut off.
 */
export function TapTooltip({ id, target, children }: TapTooltipProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!bubble.current || !target) return
    const { left, width, top, bottom } = target.getBoundingClientRect()
    const { offsetWidth, offsetHeight, style, dataset } = bubble.current
    const middle = left + width / 2
    const most = document.documentElement.clientWidth - margin - offsetWidth
    const from = Math.max(margin, Math.min(middle - offsetWidth / 2, most))
    const isAbove = top - gap - offsetHeight >= margin
    dataset['side'] = isAbove ? 'above' : 'below'
    style.left = `${from}px`
    style.top = `${isAbove ? top - gap - offsetHeight : bottom + gap}px`
    style.setProperty('--tip', `${middle - from}px`)
  }, [target])

  if (!target) return null
  return createPortal(
    <span ref={bubble} role="tooltip" id={id} className={styles.tooltip}>
      {children}
    </span>,
    // In a landmark, where a screen reader expects everything.
    target.closest('main') ?? document.body,
  )
}
