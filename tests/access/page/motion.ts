/**
 * What moves on the page now and goes on for longer than so many ms: runs in the page. What shows that something is awaited
 * may turn as long as that takes, unless nothing may move at all.
 */
export function movesLongerThan(most: number): string[] {
  // An answer of a quiz turns its mark, and the place below says for how long.
  const saysWaiting = [...document.querySelectorAll('main [role=status], main [aria-live]')].some(
    ({ textContent }) => textContent?.includes('…'),
  )
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    const end = Number(effect?.getComputedTiming().endTime ?? 0)
    // What rests where its motion ended is at rest; but where nothing may move there is nothing to end.
    if (end <= most || (most > 0 && animation.playState !== 'running')) return []
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const waiting = target?.closest('[role=status], button')
    if (most > 0 && (saysWaiting || waiting?.textContent?.includes('…'))) return []
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
    return `moves for ${Math.round(end)} ms: ${target?.tagName.toLowerCase()}.${target?.classList[0] ?? ''} ${name}`
  })
}
