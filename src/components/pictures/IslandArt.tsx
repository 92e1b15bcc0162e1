import type { Picture } from '@/components/icons/picture'

const drawings = import.meta.glob<Picture>('@/assets/islands/isle-*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})

const fileOf = (name: string) => `/src/assets/islands/isle-${name}.svg`

type IslandArtProps = { iconType: string; size?: number; className?: string | undefined }

/** The island of a category, chosen by the server's `iconType`, with a plain island as fallback. */
export function IslandArt({ iconType, size, className }: IslandArtProps) {
  const Drawing = drawings[fileOf(iconType.trim().toLowerCase())] ?? drawings[fileOf('generic')]
  return Drawing && <Drawing width={size} height={size} className={className} />
}
