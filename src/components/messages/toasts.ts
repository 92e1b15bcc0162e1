import type { TextKey } from '@/i18n/text-key'
import { makeStore } from '@/lib/make-store'

/** Its text is a key, so that it follows a switch of the language. */
export type Toast = { id: number; kind: 'success' | 'error' | 'info'; text: TextKey }

const queue = makeStore<readonly Toast[]>([])
let lastId = 0

/** Queues a sentence, shown for five seconds. One that is shown already begins anew; one that waits is not queued twice. */
export function showToast({ kind, text }: Omit<Toast, 'id'>): void {
  const [shown, ...waiting] = queue.get()
  if (waiting.some((toast) => toast.text === text)) return
  lastId += 1
  const toast = { id: lastId, kind, text }
  queue.set(!shown || shown.text === text ? [toast, ...waiting] : [shown, ...waiting, toast])
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
