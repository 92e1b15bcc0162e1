import type { Skill, SkillMapEntry } from '@/api/skills'
import { categoryFootprint, harbourFootprint, skillFootprint, textSizes } from './footprints'
import { inSlotOrder } from './map-slots'
import { portraitColumns, portraitWidths, type SkillColumns } from './portrait-layout'

/** The words on the chart, which decide how large its labels are. */
export type ChartWords = {
  you: string
  count: (skills: number) => string
  progress: (skill: Pick<Skill, 'id' | 'progress'>) => string
}

export type ChartRoom = {
  /** The width of the narrow chart; null for the wide chart, whose size follows from its content. */
  portraitWidth: number | null
  /** 2 if the browser shows text in double size. */
  textScale: number
}

/** The items of the chart in slot order, each with its size. */
export function measureChart(
  entries: readonly SkillMapEntry[],
  words: ChartWords,
  room: ChartRoom,
) {
  const size = textSizes(room.portraitWidth !== null, room.textScale)
  const widths = labelWidths(room)

  // Own ids, because the server's may be duplicates and React Flow needs unique ones.
  const groups = inSlotOrder(entries, ({ category }) => category.id).map(
    ({ thing: entry, slot }) => ({
      slot,
      category: {
        id: `category-${slot}`,
        entry,
        footprint: categoryFootprint(
          // Measured with the longer words of a closed island, so that opening it moves nothing.
          { name: entry.category.name, count: words.count(entry.skills.length) },
          size,
          widths.pill,
        ),
      },
      skills: entry.skills.map((skill, index) => {
        const label = { name: skill.name, status: words.progress(skill) }
        const id = `skill-${slot}-${index}`
        return { id, skill, footprint: skillFootprint(label, size, widths.skill) }
      }),
    }),
  )
  const harbour = { label: words.you, footprint: harbourFootprint(words.you, size, widths.harbour) }
  return { harbour, columns: columnsOf(room), groups }
}

const wideLabels = {
  harbour: 300,
  pill: { least: 204, most: 232 },
  skill: { least: 140, most: 220 },
}

function labelWidths(room: ChartRoom): typeof wideLabels {
  const { portraitWidth, textScale } = room
  if (portraitWidth !== null) {
    const { pill, skill } = portraitWidths(portraitWidth, columnsOf(room))
    return {
      harbour: Math.min(wideLabels.harbour, portraitWidth - 32),
      pill: { least: pill, most: pill },
      skill: { least: skill, most: skill },
    }
  }
  const scale = Math.max(1, textScale)
  const scaled = ({ least, most }: { least: number; most: number }) => ({
    least: least * scale,
    most: most * scale,
  })
  return {
    harbour: wideLabels.harbour * scale,
    pill: scaled(wideLabels.pill),
    skill: scaled(wideLabels.skill),
  }
}

function columnsOf({ portraitWidth, textScale }: ChartRoom): SkillColumns {
  return portraitWidth === null ? 2 : portraitColumns(portraitWidth, textScale)
}
