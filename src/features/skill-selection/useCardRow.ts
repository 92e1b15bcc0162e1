import { useRef, useState } from 'react'

/** A row of cards that scrolls sideways: which card is in view, and the way to another. */
export function useCardRow() {
  const rowRef = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  /** Where each card stands, as far as the row would have to scroll for it. */
  const lefts = (row: HTMLElement) => {
    const cards = Array.from(row.children, (card) => card.getBoundingClientRect().left)
    return cards.map((left) => left - (cards[0] ?? 0))
  }

  const onScroll = () => {
    const row = rowRef.current
    if (!row) return
    const isAtEnd = row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 1
    const distances = lefts(row).map((left) => Math.abs(left - row.scrollLeft))
    setCurrent(isAtEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)))
  }

  const goTo = (index: number) => {
    const row = rowRef.current
    if (!row) return
    row.scrollLeft = lefts(row)[index] ?? 0
    setCurrent(index)
  }

  return { rowRef, current, onScroll, goTo }
}
