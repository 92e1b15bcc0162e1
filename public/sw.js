// Earlier versions registered a worker here that started them from a cache, and it would go on doing
// so for ever. A browser that has it asks for this file at each visit, and is then rid of the worker
// and of its caches. Once no browser can have it any more, a year from November 2026, this file goes.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  const own = names.filter((name) => /^(norte-|keptSkills_)/.test(name))
  await Promise.all(own.map((name) => caches.delete(name)))
  await registration.unregister()
}
