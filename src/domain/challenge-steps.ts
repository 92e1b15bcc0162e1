/** A step of a challenge, with the address of something that helps with it. */
export type ChallengeStep = { text: string; externalResource: string | null }

/** Whether each step is ticked, by index. */
export type Ticked = readonly boolean[]

/** The steps by their words, and those of them that are ticked, as they are stored. */
type Stored = { steps?: string[] | undefined; ticks?: string[] | undefined }

/** What a step is stored by: its words. Words that come again get a number. */
export function stepNames(steps: readonly ChallengeStep[]): string[] {
  return steps.map(({ text }, index) => {
    const before = steps.slice(0, index).filter((step) => step.text === text).length
    return before === 0 ? text : `${text} (${before + 1})`
  })
}

/**
 * The stored ticks of a challenge. If the stored steps are as many, but most have other words, they are taken for the same
 * steps in another language.
 */
export function tickedOf(names: readonly string[], { steps = [], ticks = [] }: Stored): Ticked {
  const same = steps.filter((step) => names.includes(step)).length
  const isTranslated = steps.length === names.length && same <= names.length / 2
  const stored = isTranslated ? steps : names
  return stored.map((name) => ticks.includes(name))
}

/** What to store after a step was ticked or unticked. */
export function withTick(
  names: readonly string[],
  before: Stored,
  step: number,
  isDone: boolean,
): Stored {
  const ticked = tickedOf(names, before)
  const isTicked = (index: number) => (index === step ? isDone : ticked[index])
  return { steps: [...names], ticks: names.filter((_, index) => isTicked(index)) }
}

/** The indexes of the unticked steps. */
export function openSteps(ticked: Ticked): number[] {
  return ticked.flatMap((isDone, step) => (isDone ? [] : [step]))
}
