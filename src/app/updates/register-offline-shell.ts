import timing from '@/config/timing.json'

/**
 * Has the browser keep the files of the first screens, for the next time without a network, and the texts of
 * every language. False where it cannot.
 */
export async function registerOfflineShell(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  // Until then the screen that the learner waits for has the network to itself.
  await new Promise((resolve) => setTimeout(resolve, timing.offlineShellAfter))
  try {
    await navigator.serviceWorker.register('/sw.js')
    return true
  } catch {
    // A private window may forbid it: the app then works with a network only.
    return false
  }
}
