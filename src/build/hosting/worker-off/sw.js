/* Switches the service worker off. Deployed in place of a build's sw.js, it deletes the caches and
   unregisters itself (README.md, "Put it on a host"). It handles no fetch, so every request goes to
   the host. */
addEventListener('install', () => self.skipWaiting())

const removeAll = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
addEventListener('activate', (event) => event.waitUntil(removeAll()))
