/** The space that the chart has to fit into. */
export type Room = {
  width: number
  /** The layout for phones, below 768 px. */
  portrait: boolean
  /** The browser's text size: 2 if text is shown in double size. */
  textScale?: number
}

/** The sizes of the chart, in px (design.md#path). */
export type SnakeMeasures = {
  /** The number of nodes in the first row. Each row after it has one more. */
  firstRow: number
  /** The maximum number of nodes in a row. */
  columns: number
  columnStep: number
  /** The minimum distance between the centers of two rows. */
  rowStep: number
  /** The center of the first row, and the space under the last row. */
  top: number
  bottom: number
  /** How far a turn's control points are outside of its nodes, and how far above or below them. */
  turnOut: number
  turnDown: number
  /** Free space beside the outer columns, for half a label and the outermost point of a turn. */
  sideRoom: number
  /** Portrait only: the distance of the two columns from the edges, as a fraction of the width. */
  inset: number
  /** Diameters of a node's disc, its ring and the trophy. */
  disc: number
  ring: number
  trophy: number
  /** Widths of a label. No turn passes the trophy, so its label may be wider. */
  label: number
  trophyLabel: number
}

const wide: SnakeMeasures = {
  firstRow: 2,
  columns: 5,
  columnStep: 246,
  rowStep: 210,
  top: 84,
  bottom: 56,
  turnOut: 120,
  turnDown: 20,
  sideRoom: 95,
  inset: 0,
  disc: 84,
  ring: 106,
  trophy: 116,
  label: 168,
  trophyLabel: 190,
}

const portrait: SnakeMeasures = {
  ...wide,
  firstRow: 1,
  columns: 2,
  rowStep: 168,
  top: 70,
  bottom: 40,
  turnOut: 100,
  turnDown: 30,
  inset: 0.26,
  disc: 72,
  ring: 92,
  trophy: 100,
  label: 140,
  trophyLabel: 160,
}

/** The minimum width of a column: a label and some water. */
const columnWidth = 220
/** The minimum width for two columns of labels on a phone, at the default text size. */
const twoColumns = 300

/** The measures for a given space. Labels grow with the text size, so fewer fit in a row. */
export function snakeMeasures({ width, portrait: isPortrait, textScale = 1 }: Room): SnakeMeasures {
  const scale = Math.max(1, textScale)
  if (isPortrait) {
    const columns = width / scale < twoColumns ? 1 : portrait.columns
    const most =
      columns === 1 ? Math.max(100, width - 80) : Math.max(portrait.label, 0.48 * width - 8)
    return {
      ...portrait,
      columns,
      inset: columns === 1 ? 0.5 : portrait.inset,
      label: Math.floor(Math.min(portrait.label * scale, most)),
      trophyLabel: Math.floor(Math.min(portrait.trophyLabel * scale, Math.max(most, 160))),
    }
  }
  return {
    ...wide,
    columns: Math.min(wide.columns, Math.max(1, Math.floor(width / (columnWidth * scale)))),
    columnStep: wide.columnStep * scale,
    sideRoom: wide.sideRoom * scale,
    label: Math.floor(wide.label * scale),
    trophyLabel: Math.floor(wide.trophyLabel * scale),
  }
}
