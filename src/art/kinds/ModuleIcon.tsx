import type { Picture } from '@/ui/icons/picture'
import Challenge from './module-challenge.svg?react'
import Pdf from './module-pdf.svg?react'
import Practice from './module-practice.svg?react'
import Quiz from './module-quiz.svg?react'
import Video from './module-video.svg?react'

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
