import timing from '@/config/timing.json'

/** What the worker says (src/service-worker/service-worker.ts). */
const results = ['kept', 'full', 'no-answer'] as const
type Result = (typeof results)[number]

/** The worker of a build; the demo has another one, which keeps nothing. */
const isOurs = ({ scriptURL }: ServiceWorker) => scriptURL.endsWith('/sw.js')

/** The worker of this page, which is registered a moment after the start; null where none may run. */
async function activeWorker(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  const ready = serviceWorker.ready.then(({ active }) => active)
  const left = Math.max(0, 2 * timing.offlineShellAfter - performance.now())
  if (!(await serviceWorker.getRegistration()))
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, left))])
  const registration = await serviceWorker.getRegistration()
  return registration ? Promise.race([ready, notInstalled(registration)]) : null
}

/** Resolves where a first worker could not be installed: then none is ever ready. */
const notInstalled = ({ installing }: ServiceWorkerRegistration) =>
  new Promise<null>((resolve) => {
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') resolve(null)
    })
  })

/**
 * Has the service worker keep the files that show lessons, so that they open without a network. 'no-answer' where one
 * did not come, 'full' where there is no room; 'blocked' where no worker may run: lessons would open only if this visit has shown their kind before.
 */
export async function keepLessonFiles(): Promise<Result | 'blocked'> {
  // Such a browser has no caches either, so the skill itself cannot be kept.
  if (!('serviceWorker' in navigator)) return 'kept'
  const active = await activeWorker()
  if (!active) return 'blocked'
  if (!isOurs(active)) return 'kept'
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      resolve(results.find((one) => one === data) ?? 'no-answer'),
    )
    port1.start()
    active.postMessage('lessons', [port2])
  })
}
