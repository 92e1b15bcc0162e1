import type { Picture } from '@/ui/icons/picture'
import Cooking from './isle-cooking.svg?react'
import Finances from './isle-finances.svg?react'
import Generic from './isle-generic.svg?react'
import Living from './isle-living.svg?react'
import Social from './isle-social.svg?react'

const islands = {
  cooking: Cooking,
  finances: Finances,
  living: Living,
  social: Social,
  generic: Generic,
} satisfies Record<string, Picture>

type Island = keyof typeof islands

function islandOf(iconType: string): Island {
  const name = iconType.trim().toLowerCase()
  return Object.keys(islands).find((island): island is Island => island === name) ?? 'generic'
}

type IslandArtProps = { iconType: string; className?: string | undefined }

/** The island of a category, chosen by the server's `iconType`, with a plain island as fallback. */
export function IslandArt({ iconType, className }: IslandArtProps) {
  const Drawing = islands[islandOf(iconType)]
  return <Drawing className={className} />
}
