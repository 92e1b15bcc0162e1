import type { SkillMapEntry } from '@/api/skills'
import type { Footprint } from './boxes'
import {
  categoryFootprint,
  harbourFootprint,
  skillFootprint,
  textSizes,
  type LabelFootprint,
} from './footprints'
import { inSlotOrder } from './map-slots'
import { portraitColumns, portraitWidths, type SkillColumns } from './portrait-layout'

/** The words on the chart: they decide how large its labels are. */
export type ChartWords = {
  you: string
  count: (skills: number) => string
  progress: (percent: number) => string
}

export type ChartRoom = {
  /** The width of the winding chart; null for the wide chart, which is as large as it needs. */
  portraitWidth: number | null
  /** 2 where the browser shows text in double size. */
  textScale: number
}

export type MeasuredSkill = { nodeId: string; footprint: LabelFootprint }
export type MeasuredCategory = {
  /** Unlike the server's ids, no two of these are the same. */
  nodeId: string
  /** The server's id as a text: what is remembered of a closed category. */
  categoryId: string
  slot: number
  entry: SkillMapEntry
  footprint: LabelFootprint
  skills: MeasuredSkill[]
}
export type MeasuredChart = {
  harbour: Footprint
  columns: SkillColumns
  categories: MeasuredCategory[]
}

/** What is on the chart, in the order of the slots, and how large each thing is with its words. */
export function measureChart(
  entries: readonly SkillMapEntry[],
  words: ChartWords,
  room: ChartRoom,
): MeasuredChart {
  const size = textSizes(room.portraitWidth !== null, room.textScale)
  const widths = labelWidths(room)
  const categories = inSlotOrder(entries, ({ category }) => category.id)

  return {
    harbour: harbourFootprint(words.you, size, widths.harbour),
    columns: columnsOf(room),
    categories: categories.map(({ thing: entry, slot }) => ({
      nodeId: `category-${slot}`,
      categoryId: String(entry.category.id),
      slot,
      entry,
      footprint: categoryFootprint(
        // The pill of a closed island holds the longer words: opening it moves nothing.
        { name: entry.category.name, count: words.count(entry.skills.length) },
        size,
        widths.pill,
      ),
      skills: entry.skills.map(({ name, progress }, index) => ({
        nodeId: `skill-${slot}-${index}`,
        footprint: skillFootprint({ name, status: words.progress(progress) }, size, widths.skill),
      })),
    })),
  }
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
