/** True when the element is not wholly inside the frame on screen. */
export function outsideView(element: Element, frame: Element): boolean {
  const inner = element.getBoundingClientRect()
  const outer = frame.getBoundingClientRect()
  return (
    inner.left < outer.left ||
    inner.right > outer.right ||
    inner.top < outer.top ||
    inner.bottom > outer.bottom
  )
}
