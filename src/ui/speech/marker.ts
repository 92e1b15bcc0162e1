import styles from './marker.module.css'

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Underlines the spoken sentence with elements over the page, so that its own DOM stays untouched. */
export function marker(element: HTMLElement) {
  const layer = document.createElement('div')
  layer.className = styles['marks'] ?? ''
  layer.dataset['unspoken'] = ''
  layer.setAttribute('aria-hidden', 'true')
  element.append(layer)
  let shown: Range | undefined

  const draw = () => {
    const origin = layer.getBoundingClientRect()
    const boxes = [...(shown?.getClientRects() ?? [])].filter(({ width }) => width > 0)
    layer.replaceChildren(
      ...boxes.map(({ left, top, width, height }) => {
        const mark = document.createElement('span')
        mark.className = styles['mark'] ?? ''
        Object.assign(mark.style, {
          left: `${left - origin.left}px`,
          top: `${top - origin.top}px`,
          width: `${width}px`,
          height: `${height}px`,
        })
        return mark
      }),
    )
  }
  const resized = new ResizeObserver(draw)
  resized.observe(element)

  return {
    show: (range: Range) => {
      shown = range
      draw()
      layer.firstElementChild?.scrollIntoView({
        block: 'nearest',
        behavior: isStill() ? 'auto' : 'smooth',
      })
    },
    /** Whether a DOM mutation is the marker's own. */
    isOwn: ({ target, addedNodes, removedNodes }: MutationRecord) =>
      layer.contains(target) || [...addedNodes, ...removedNodes].includes(layer),
    remove: () => {
      resized.disconnect()
      layer.remove()
    },
  }
}
