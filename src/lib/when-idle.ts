import timing from '@/config/timing.json'

/** Runs prefetches a moment after the page has loaded, so that they do not compete with it. */
export function whenIdle(act: () => void): void {
  const wait = () => setTimeout(act, timing.idleAfterLoad)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
