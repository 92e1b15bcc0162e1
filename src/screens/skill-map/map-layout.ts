import { columnLayout } from './column-layout'
import { lineLayout } from './line-layout'
import type { MapGroup, MapLayout } from './map-geometry'
import { wideLayout } from './wide-layout'

/** The width of the chart, and the size of its text: 2 where the browser doubles it. */
export type MapRoom = { width: number; textScale: number }

/** The chart is wide from here on, and one line below that. */
const wideFrom = 1200
const lineBelow = 340

/**
 * Where everything on the skill map stands. It measures no text: each label has a fixed box on the
 * outer side of its disc, where no line can cross it.
 */
export function mapLayout(groups: readonly MapGroup[], room: MapRoom): MapLayout {
  const { width } = room
  const textScale = Math.max(1, room.textScale)
  if (width >= wideFrom * textScale) return wideLayout(groups, textScale)
  if (width < lineBelow * textScale) return lineLayout(groups, width, textScale)
  return columnLayout(groups, width, textScale)
}
