/**
 * Animations on the page that last longer than this many ms. Runs in the page. Loading indicators
 * may go on, unless no motion is allowed.
 */
export function movesLongerThan(maxMs: number): string[] {
  // A checked quiz answer spins its mark, and the live region below says how long it takes.
  const showsProgress = [...document.querySelectorAll('main [role=status], main [aria-live]')].some(
    ({ textContent }) => textContent?.includes('…'),
  )
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    const end = Number(effect?.getComputedTiming().endTime ?? 0)
    // A finished animation may keep its final state; but if no motion is allowed, none may have
    // started.
    if (end <= maxMs || (maxMs > 0 && animation.playState !== 'running')) return []
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const waiting = target?.closest('[role=status], button')
    if (maxMs > 0 && (showsProgress || waiting?.textContent?.includes('…'))) return []
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
    return `moves for ${Math.round(end)} ms: ${target?.tagName.toLowerCase()}.${target?.classList[0] ?? ''} ${name}`
  })
}
