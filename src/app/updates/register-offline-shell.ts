/** Until then the screen that the learner waits for has the network to itself. */
const pauseMs = 3000

/** Has the browser keep the files of the first screens, for the next time without a network. */
export function registerOfflineShell(): void {
  if (!('serviceWorker' in navigator)) return
  // A browser may forbid it (a private window): the app then works with a network only.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  setTimeout(register, pauseMs)
}
