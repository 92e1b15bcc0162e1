/** An outline in Lottie's format: vertices `v`, and for each its control points `i` and `o` relative to it. */
type Outline = { v: number[][]; i: number[][]; o: number[][]; c: boolean }

const command = /([MLCZ])([^MLCZ]*)/g

function moved(outline: Outline, x: number, y: number) {
  outline.v.push([x, y])
  outline.i.push([0, 0])
  outline.o.push([0, 0])
}

/** Closes an outline. Lottie must not get the first point again at the end. */
function closed(outline: Outline) {
  const first = outline.v[0]
  const last = outline.v.at(-1)
  if (outline.v.length > 1 && first && last && first[0] === last[0] && first[1] === last[1]) {
    outline.v.pop()
    outline.o.pop()
    outline.i[0] = outline.i.pop() ?? [0, 0]
  }
  outline.c = true
}

/** Converts a path with absolute M, L, C and Z commands into Lottie outlines. */
export function bezierPaths(path: string): Outline[] {
  const outlines: Outline[] = []
  for (const [, name, numbers = ''] of path.matchAll(command)) {
    const [x = 0, y = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.trim().split(/\s+/).map(Number)
    if (name === 'M') outlines.push({ v: [], i: [], o: [], c: false })
    const outline = outlines.at(-1)
    if (!outline) throw new Error(`A path begins with M: ${path}`)
    if (name === 'Z') closed(outline)
    else if (name === 'C') {
      const [fromX = 0, fromY = 0] = outline.v.at(-1) ?? []
      outline.o[outline.o.length - 1] = [x - fromX, y - fromY]
      moved(outline, x3, y3)
      outline.i[outline.i.length - 1] = [x2 - x3, y2 - y3]
    } else moved(outline, x, y)
  }
  return outlines
}
