/** Which steps are done, by their index. */
export type Ticked = readonly boolean[]

/** The ticks of so many steps; the indexes of steps that are no longer there do not count. */
export function tickedOf(steps: number, indexes: readonly number[]): Ticked {
  return Array.from({ length: steps }, (_, step) => indexes.includes(step))
}

/** The indexes of the ticked steps after one of them was ticked, or its tick was taken away. */
export function withTick(indexes: readonly number[], step: number, isDone: boolean): number[] {
  const others = indexes.filter((index) => index !== step)
  return isDone ? [...others, step] : others
}

/** The indexes of the steps that are still to do. */
export function openSteps(ticked: Ticked): number[] {
  return ticked.flatMap((isDone, step) => (isDone ? [] : [step]))
}

/** The next open step after this one, else the first open one; past the last when all are done. */
export function nextOpenStep(ticked: Ticked, after: number): number {
  const open = openSteps(ticked)
  return open.find((step) => step > after) ?? open[0] ?? ticked.length
}
