import type { Difference } from './read-answer'

/** A call whose answer was accepted although it differs from the contract. */
export type DifferingAnswer = { method: string; path: string; differences: readonly Difference[] }

type Listener = (answer: DifferingAnswer) => void
const listeners = new Set<Listener>()

/** Calls back for every answer that differs from the contract; for QA only. */
export function onDifference(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteDifferences(answer: DifferingAnswer): void {
  for (const listener of listeners) listener(answer)
}
