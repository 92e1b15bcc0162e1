import Cooking from '@/assets/islands/isle-cooking.svg?react'
import Finances from '@/assets/islands/isle-finances.svg?react'
import Generic from '@/assets/islands/isle-generic.svg?react'
import Living from '@/assets/islands/isle-living.svg?react'
import Social from '@/assets/islands/isle-social.svg?react'
import type { Picture } from '@/components/icons/picture'

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

type IslandArtProps = { iconType: string; size?: number; className?: string | undefined }

/** The island of a category, chosen by the server's `iconType`, with a plain island as fallback. */
export function IslandArt({ iconType, size, className }: IslandArtProps) {
  const Drawing = islands[islandOf(iconType)]
  return <Drawing width={size} height={size} className={className} />
}
