import { useRef, useState, type FocusEvent, type UIEvent } from 'react'

/** The row of cards on small screens: which one is in view, and a function that scrolls to another, at once, so that it changes once. */
export function useCardRow() {
  const rowRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const stepOf = (row: HTMLElement) => row.scrollWidth / row.children.length

  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(row.scrollLeft / stepOf(row)))

  const goTo = (index: number) => {
    const row = rowRef.current
    if (!row) return
    // The row snaps to the card that is next to it.
    row.scrollLeft = index * stepOf(row)
  }

  // At a key the browser would bring only the box into view, not its words, and the card would get its height after that.
  const onFocus = ({ currentTarget: row, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const index = [...row.children].findIndex((card) => card.contains(target))
    // Not where the window itself comes back, and not in a wide window, which has no row.
    const isByKey = relatedTarget !== null && target.matches(':focus-visible')
    const scrolls = row.scrollWidth > row.clientWidth
    // Firefox gives the focus also to a row that scrolls.
    if (index === -1 || !isByKey || !scrolls) return
    setCurrent(index)
    goTo(index)
  }

  return { rowProps: { ref: rowRef, onScroll, onFocus }, current, goTo }
}
