import Challenge from '@/assets/module-types/challenge.svg?react'
import Pdf from '@/assets/module-types/pdf.svg?react'
import Practice from '@/assets/module-types/practice.svg?react'
import Quiz from '@/assets/module-types/quiz.svg?react'
import Video from '@/assets/module-types/video.svg?react'
import { iconSize } from '@/components/icons/Icon'
import type { Picture } from '@/components/icons/picture'

const icons = {
  challenge: Challenge,
  pdf: Pdf,
  practice: Practice,
  quiz: Quiz,
  video: Video,
} satisfies Record<string, Picture>

/** The line icon of a type of module. */
export function ModuleIcon({ type }: { type: keyof typeof icons }) {
  const Drawing = icons[type]
  return <Drawing {...iconSize()} />
}
