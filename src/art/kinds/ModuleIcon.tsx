import type { Picture } from '@/ui/icons/picture'
import Challenge from './module-challenge.svg?component'
import Pdf from './module-pdf.svg?component'
import Practice from './module-practice.svg?component'
import Quiz from './module-quiz.svg?component'
import Video from './module-video.svg?component'

const icons = {
  challenge: Challenge,
  pdf: Pdf,
  practice: Practice,
  quiz: Quiz,
  video: Video,
} satisfies Record<string, Picture>

type ModuleIconProps = { type: keyof typeof icons; size?: number; className?: string | undefined }

/** The line icon of a type of module. */
export function ModuleIcon({ type, size = 24, className }: ModuleIconProps) {
  const Drawing = icons[type]
  return <Drawing width={size} height={size} className={className} />
}
