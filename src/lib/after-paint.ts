/** Runs work after the next paint, so that a press shows its result first. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let isCanceled = false
  requestAnimationFrame(() => setTimeout(() => !isCanceled && act()))
  return () => {
    isCanceled = true
  }
}
