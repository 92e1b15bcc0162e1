import { useLottieLight } from 'lottie-react'
import { useState } from 'react'
import type { Drawing } from './drawing'
import { lottieDocument } from './lottie-document'

export type MovingPictureProps = {
  drawing: Drawing
  className?: string | undefined
  /** The first picture is there, the player takes over. Not called when it cannot play. */
  onReady: () => void
}

/**
 * The drawing, played once by Lottie. Its hook, not its component: that one writes a style sheet into
 * the page, which the policy would have to know.
 */
export function MovingPicture({ drawing, className, onReady }: MovingPictureProps) {
  const [src] = useState(() => lottieDocument(drawing))
  const { setDisplayRef } = useLottieLight({
    src,
    autoplay: true,
    loop: false,
    rendererSettings: {
      preserveAspectRatio: drawing.fills ? 'xMidYMid slice' : 'xMidYMid meet',
    },
    subscriptions: { ready: onReady },
  })
  return <div ref={setDisplayRef} className={className} />
}
