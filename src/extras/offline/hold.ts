import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { whenIdle } from '@/lib/when-idle'
import { showToast } from '@/ui/feedback/toasts'
import { deviceOf, type Device } from './device'
import { holdLessonFiles } from './downloads'
import { followNetwork } from './network'
import { OfflineRemark } from './OfflineRemark'
import { answerOf, type Asked } from './reads'
import { SavedSkills } from './SavedSkills'
import { holdWrites } from './writes'
import './texts/texts'

/** What it shows: one chunk for all of the guest. */
export const parts = { OfflineRemark, SavedSkills }

/** What a query of a learner gets. */
export const answerFor = (learner: string, ...ask: Asked) => answerOf(deviceOf(learner), ...ask)

/** Lets this device work for a learner without a network, until the signal aborts. */
export function hold(client: QueryClient, learner: string, signal: AbortSignal): void {
  const device = deviceOf(learner)
  void device.removeOthers()
  followNetwork(signal)
  const stop = holdWrites(client, device, {
    onWaiting: () => showToast({ kind: 'info', text: i18next.t('offline:notSaved') }),
    onSaved: (count) => showToast({ kind: 'success', text: i18next.t('offline:saved', { count }) }),
  })
  signal.addEventListener('abort', stop)
  whenIdle(() => void startWorker(device))
}

/** Lets the app start without a network. The demo has a worker of its own, and the development server none. */
async function startWorker(device: Device): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo' || !navigator.onLine) return
  try {
    await navigator.serviceWorker.register('/sw.js')
  } catch {
    // Private windows may forbid it: the app then needs a network to start.
    return
  }
  // A new version has other files.
  if ((await device.names()).some((name) => name.startsWith('skill '))) await holdLessonFiles()
}

/** Removes everything of a learner who has logged out. */
export async function forget(learner: string): Promise<void> {
  const device = deviceOf(learner)
  await device.remove(await device.names())
}
