import { makeStore } from '@/lib/make-store'

export type Toast = { id: number; kind: 'success' | 'error' | 'info'; text: string }

const queue = makeStore<readonly Toast[]>([])
let lastId = 0

/** Queues a sentence, shown for five seconds; one that waits already is not queued twice. */
export function showToast({ kind, text }: Omit<Toast, 'id'>): void {
  if (queue.get().some((toast) => toast.text === text)) return
  lastId += 1
  queue.set([...queue.get(), { id: lastId, kind, text }])
}

export function dismissToast(id: number): void {
  queue.set(queue.get().filter((toast) => toast.id !== id))
}

/** Empties the queue. */
export function clearToasts(): void {
  queue.set([])
}

/** The toast to show now. */
export const useToast = () => queue.useValue()[0]
