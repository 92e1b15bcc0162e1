import timing from '@/config/timing.json'

/** The worker of a build; the demo has another one, which keeps nothing. */
const isOurs = ({ scriptURL }: ServiceWorker) => scriptURL.endsWith('/sw.js')

/** The worker of this page, which is registered a moment after the start; null where none may run. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  const left = Math.max(0, 2 * timing.offlineShellAfter - performance.now())
  if (!(await serviceWorker.getRegistration()))
    await Promise.race([serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, left))])
  return (await serviceWorker.getRegistration()) ? (await serviceWorker.ready).active : null
}

/**
 * Has the service worker keep the files that show lessons, so that they open without a network in another visit too.
 * False where one did not come. Where no worker may run, lessons open while the page stays.
 */
export async function keepLessonFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return true
  const active = await activeWorker()
  if (!active || !isOurs(active)) return true
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data === true))
    port1.start()
    active.postMessage('lessons', [port2])
  })
}
