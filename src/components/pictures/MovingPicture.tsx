import { useLottieLight } from 'lottie-react'

export type MovingPictureProps = {
  /** A Lottie document. */
  animation: object
  className?: string | undefined
  /** Called when the first frame is rendered; never called if the animation cannot play. */
  onReady: () => void
}

/**
 * An animation, played once by Lottie. Uses Lottie's hook because its component injects a style
 * sheet, which the content security policy would block.
 */
export function MovingPicture(props: MovingPictureProps) {
  const { animation, className, onReady } = props
  const { setDisplayRef } = useLottieLight({
    src: animation,
    autoplay: true,
    loop: false,
    subscriptions: { ready: onReady },
  })
  return <div ref={setDisplayRef} className={className} />
}
