import Budget from '@/assets/kinds/budget.svg?react'
import Challenge from '@/assets/kinds/challenge.svg?react'
import Conflict from '@/assets/kinds/conflict.svg?react'
import Conversation from '@/assets/kinds/conversation.svg?react'
import Introduction from '@/assets/kinds/introduction.svg?react'
import Knowledge from '@/assets/kinds/knowledge.svg?react'
import Practice from '@/assets/kinds/practice.svg?react'
import Recipe from '@/assets/kinds/recipe.svg?react'
import Story from '@/assets/kinds/story.svg?react'
import type { Picture } from '@/components/icons/picture'
import type { Kind } from '@/domain/kinds'

const icons: Record<Kind, Picture> = {
  budget: Budget,
  challenge: Challenge,
  conflict: Conflict,
  conversation: Conversation,
  introduction: Introduction,
  knowledge: Knowledge,
  practice: Practice,
  recipe: Recipe,
  story: Story,
}

type KindIconProps = { kind: Kind; size?: number; className?: string | undefined }

/** The line icon of a kind of node on the path. */
export function KindIcon({ kind, size = 24, className }: KindIconProps) {
  const Drawing = icons[kind]
  return <Drawing width={size} height={size} className={className} />
}
