import timing from '@/config/timing.json'

/** Runs once the page has loaded and a moment has passed: for what may be needed later. */
export function whenQuiet(act: () => void): void {
  const wait = () => setTimeout(act, timing.quietAfterLoad)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
