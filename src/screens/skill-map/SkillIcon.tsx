import type { Picture } from '@/components/icons/picture'
import { IslandArt } from '@/components/pictures/IslandArt'
import { KindIcon } from '@/components/pictures/KindIcon'
import { namedKind } from '@/domain/kinds'
import { skillIcon } from '@/domain/skill-icon'

const drawings = import.meta.glob<Picture>('@/assets/skills/*.svg', {
  eager: true,
  query: '?react',
  import: 'default',
})

/** The kinds whose icons show what a skill is about; the others show how it is learned. */
const tellingKinds = ['recipe', 'budget', 'conflict', 'conversation']

type SkillIconProps = {
  skill: { name: string; iconType: string }
  category: { iconType: string }
  size: number
  className?: string | undefined
}

/** The icon that fits the words of a skill, else that of its kind, else its category's island. */
export function SkillIcon({ skill, category, size, className }: SkillIconProps) {
  const Drawing = drawings[`/src/assets/skills/${skillIcon(skill.name)}.svg`]
  if (Drawing) return <Drawing width={size} height={size} className={className} />
  const kind = namedKind(skill.iconType)
  if (kind && tellingKinds.includes(kind)) {
    return <KindIcon kind={kind} size={size} className={className} />
  }
  return <IslandArt iconType={category.iconType} size={size} className={className} />
}
