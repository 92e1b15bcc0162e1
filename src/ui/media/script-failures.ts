/**
 * YouTube's player loads a script. When that fails, it rejects an internal promise with the script's `error` event, which
 * only an `unhandledrejection` listener can catch. The lesson offers a way on by then.
 */
function notice(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof Event && reason.target instanceof HTMLScriptElement) event.preventDefault()
}

/** Handles failed scripts of the players, also after the video was unmounted. */
export function expectScriptFailures(): void {
  // Adding the same listener again has no effect.
  window.addEventListener('unhandledrejection', notice)
}
