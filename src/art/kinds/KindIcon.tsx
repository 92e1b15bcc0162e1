import type { Picture } from '@/ui/icons/picture'
import Budget from './kind-budget.svg?react'
import Challenge from './kind-challenge.svg?react'
import Conflict from './kind-conflict.svg?react'
import Conversation from './kind-conversation.svg?react'
import Introduction from './kind-introduction.svg?react'
import Knowledge from './kind-knowledge.svg?react'
import Practice from './kind-practice.svg?react'
import Recipe from './kind-recipe.svg?react'
import Story from './kind-story.svg?react'
import type { Kind } from './kinds'

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
