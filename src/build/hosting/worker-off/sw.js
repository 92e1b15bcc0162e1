/*
 * Switches the service worker off: put in the place of a build's sw.js, it removes what the worker has kept, and then
 * itself (src/build/hosting/README.md). It answers nothing, so all that is asked for comes from the host.
 */
addEventListener('install', () => self.skipWaiting())

const removeAll = async () => {
  // What a learner keeps on the device is none of the worker's.
  for (const name of await caches.keys()) if (name.startsWith('norte-')) await caches.delete(name)
  await self.registration.unregister()
}
addEventListener('activate', (event) => event.waitUntil(removeAll()))
