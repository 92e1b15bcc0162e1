import { iconSize } from '@/components/icons/Icon'
import type { Picture } from '@/components/icons/picture'
import type { ModuleType } from '@/domain/learning-path'

const drawings = import.meta.glob<Picture>('@/assets/module-types/*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})

/** The line icon of a type of module. */
export function ModuleIcon({ type }: { type: ModuleType }) {
  const Drawing = drawings[`/src/assets/module-types/${type}.svg`]
  return Drawing && <Drawing {...iconSize()} />
}
