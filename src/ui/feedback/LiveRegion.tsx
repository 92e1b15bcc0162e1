import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useAnnouncement } from './live-region'

/** The one polite region of the page; `announce` fills it. */
export function LiveRegion() {
  return (
    <div aria-live="polite">
      <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
    </div>
  )
}
