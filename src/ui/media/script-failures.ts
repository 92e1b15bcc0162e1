/**
 * YouTube's player loads a script. Where that fails it rejects, with the script's own event, a promise
 * that nobody but itself could catch. The learner has another way on by then.
 */
function notice(event: PromiseRejectionEvent): void {
  const { reason } = event
  if (reason instanceof Event && reason.target instanceof HTMLScriptElement) event.preventDefault()
}

/** Takes the failures of the players' scripts, also those that come when the video is gone. */
export function expectScriptFailures(): void {
  // The same listener is added only once.
  window.addEventListener('unhandledrejection', notice)
}
