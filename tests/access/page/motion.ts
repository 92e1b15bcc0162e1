/** What moves on the page now and goes on for longer than so many ms: runs in the page. */
export function movesLongerThan(most: number): string[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    const end = Number(effect?.getComputedTiming().endTime ?? 0)
    if (animation.playState !== 'running' || end <= most) return []
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
    return `moves for ${Math.round(end)} ms: ${target?.tagName.toLowerCase()}.${target?.classList[0] ?? ''} ${name}`
  })
}
