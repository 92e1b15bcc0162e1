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
