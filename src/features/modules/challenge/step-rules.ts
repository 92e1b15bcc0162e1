/** Whether each step is ticked, by index. */
export type Ticked = readonly boolean[]

/** The ticks of a challenge from the stored indexes; indexes of steps that no longer exist are ignored. */
export function tickedOf(steps: number, indexes: readonly number[]): Ticked {
  return Array.from({ length: steps }, (_, step) => indexes.includes(step))
}

/** The stored indexes after a step was ticked or unticked. */
export function withTick(indexes: readonly number[], step: number, isDone: boolean): number[] {
  const others = indexes.filter((index) => index !== step)
  return isDone ? [...others, step] : others
}

/** The indexes of the unticked steps. */
export function openSteps(ticked: Ticked): number[] {
  return ticked.flatMap((isDone, step) => (isDone ? [] : [step]))
}

/** The next unticked step after this one, else the first unticked one; the number of steps when all are ticked. */
export function nextOpenStep(ticked: Ticked, after: number): number {
  const open = openSteps(ticked)
  return open.find((step) => step > after) ?? open[0] ?? ticked.length
}
