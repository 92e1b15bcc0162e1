import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useAnnouncement } from './live-region'
import { OnTop } from './OnTop'

/** The one `aria-live="polite"` region of the page; `announce` writes into it. */
export function LiveRegion() {
  return (
    <OnTop>
      <div aria-live="polite">
        <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
      </div>
    </OnTop>
  )
}
