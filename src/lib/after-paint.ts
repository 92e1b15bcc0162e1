/** Does what no press has to wait for, once the next picture is on the screen. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
