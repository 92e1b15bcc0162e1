/** The worker of a build; the demo has another one, which keeps nothing. */
const isOurs = ({ scriptURL }: ServiceWorker) => scriptURL.endsWith('/sw.js')

/**
 * Has the service worker keep the files that show lessons, so that they open without a network in another visit too.
 * False where one did not come. Where no worker may run, lessons open while the page stays.
 */
export async function keepLessonFiles(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return true
  const registration = await navigator.serviceWorker.getRegistration()
  const { active } = registration ? await navigator.serviceWorker.ready : { active: null }
  if (!active || !isOurs(active)) return true
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data === true))
    port1.start()
    active.postMessage('lessons', [port2])
  })
}
