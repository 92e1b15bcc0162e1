import type { Picture } from '@/ui/icons/picture'
import Budget from './kind-budget.svg?component'
import Challenge from './kind-challenge.svg?component'
import Conflict from './kind-conflict.svg?component'
import Conversation from './kind-conversation.svg?component'
import Introduction from './kind-introduction.svg?component'
import Knowledge from './kind-knowledge.svg?component'
import Practice from './kind-practice.svg?component'
import Recipe from './kind-recipe.svg?component'
import Story from './kind-story.svg?component'
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
