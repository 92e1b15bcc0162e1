import type { Picture } from '@/components/icons/picture'
import type { Kind } from '@/domain/kinds'

const drawings = import.meta.glob<Picture>('@/assets/kinds/*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})

type KindIconProps = { kind: Kind; size?: number; className?: string | undefined }

/** The line icon of a kind of node on the path. */
export function KindIcon({ kind, size = 24, className }: KindIconProps) {
  const Drawing = drawings[`/src/assets/kinds/${kind}.svg`]
  return Drawing && <Drawing width={size} height={size} className={className} />
}
