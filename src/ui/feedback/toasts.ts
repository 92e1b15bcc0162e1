import { useSyncExternalStore } from 'react'

export type Toast = { id: number; kind: 'success' | 'error' | 'info'; text: string }

let queue: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  queue = next
  for (const listener of listeners) listener()
}

/** Queues a sentence, shown for five seconds; one that waits already is not queued twice. */
export function showToast({ kind, text }: Omit<Toast, 'id'>): void {
  if (queue.some((toast) => toast.text === text)) return
  lastId += 1
  change([...queue, { id: lastId, kind, text }])
}

export function dismissToast(id: number): void {
  change(queue.filter((toast) => toast.id !== id))
}

/** Empties the queue, for a new visitor or test. */
export function clearToasts(): void {
  change([])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toast to show now. */
export const useToast = () =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  )
