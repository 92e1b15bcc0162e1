import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '@/learner/session'
import { whenIdle } from '@/lib/when-idle'
import { deviceOf, type Device } from './device'
import { holdLessonFiles } from './downloads'
import { checkOffline } from './network'
import { holdWrites } from './writes'
import './texts/texts'

// All of the guest is one chunk.
export { OfflineRemark } from './OfflineRemark'
export { answerOf } from './reads'
export { SavedSkills } from './SavedSkills'

/** Lets this device work for a learner without a network. */
export function Background({ learner }: { learner: string }) {
  const client = useQueryClient()
  useEffect(() => {
    const device = deviceOf(learner)
    void device.removeOthers()
    checkOffline()
    whenIdle(() => void startWorker(device))
    const stop = holdWrites(client, device)
    return () => {
      stop()
      // The sign-in screen, which comes next, forgets the reason.
      if (session.endReason() === 'signed-out') void device.removeAll()
    }
  }, [client, learner])
  return null
}

/** Lets the app start without a network. The demo has a worker of its own, and the development server none. */
async function startWorker(device: Device): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.MODE === 'demo') return
  // Private windows may forbid it: the app then needs a network to start.
  await navigator.serviceWorker.register('/sw.js').catch(() => {})
  // A new version has other files.
  if ((await device.names()).some((name) => name.startsWith('skill '))) await holdLessonFiles()
}
