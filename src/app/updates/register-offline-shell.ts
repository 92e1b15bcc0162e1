import timing from '@/config/timing.json'

/**
 * Registers the service worker, which caches the files of the first screens and the texts of every language for a
 * start without a network. False if the browser does not allow it.
 */
export async function registerOfflineShell(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  // Wait, so that the service worker does not compete with the first screen for the network.
  await new Promise((resolve) => setTimeout(resolve, timing.offlineShellAfter))
  try {
    await navigator.serviceWorker.register('/sw.js')
    return true
  } catch {
    // Private windows may forbid it; the app then needs a network.
    return false
  }
}
