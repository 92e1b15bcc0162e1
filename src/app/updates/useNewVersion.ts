import { useEffect, useState } from 'react'
import timing from '@/config/timing.json'
import { isOutdated } from '@/lib/is-outdated'
import { whenQuiet } from '@/lib/when-quiet'

/**
 * True once the host has a newer build: asked when a page that the browser may have kept is quiet, when the
 * learner comes back to this tab, each hour, and as soon as a file of this build is gone.
 */
export function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    let asked = Date.now()
    const ask = async () => {
      asked = Date.now()
      if (await isOutdated()) setThere(true)
    }
    const mayBeKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (mayBeKept) whenQuiet(() => void ask())
    const onFileGone = () => void ask()
    const onReturn = () => {
      // Switching between tabs a lot does not ask each time.
      const isDue = Date.now() - asked > timing.newVersionAskedAgainAfter
      if (document.visibilityState === 'visible' && isDue) void ask()
    }
    const clock = setInterval(onReturn, timing.newVersionAskedEvery)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('vite:preloadError', onFileGone)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('vite:preloadError', onFileGone)
    }
  }, [])

  return isThere
}
