import { useLottieLight } from 'lottie-react'
import { useState } from 'react'
import type { Drawing } from './drawing'
import { lottieDocument } from './lottie-document'

export type MovingPictureProps = {
  drawing: Drawing
  className?: string | undefined
  /** Called when the first frame is rendered; never called if the animation cannot play. */
  onReady: () => void
}

/**
 * The drawing, played once by Lottie. Uses Lottie's hook because its component injects a style
 * sheet, which the content security policy would block.
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
