/** Does what no press has to wait for, once the next picture is on the screen. Gives the way to leave it. */
export function afterPaint(act: () => void): () => void {
  let isLeft = false
  requestAnimationFrame(() => setTimeout(() => !isLeft && act()))
  return () => {
    isLeft = true
  }
}
