/** What the drawing has to fit into. */
export type Room = {
  width: number
  /** The phone's drawing, below 768 px. */
  portrait: boolean
  /** The size of the learner's text: 2 where the browser shows it in double size. */
  textScale?: number
}

/** The sizes of the path's drawing, in px (design.md#path). */
export type SnakeMeasures = {
  /** How many nodes the first row has; each row after it has one more. */
  firstRow: number
  /** The most nodes of a row. */
  columns: number
  columnStep: number
  /** The least distance between the centres of two rows. */
  rowStep: number
  /** The centre of the first row; the space under the last one. */
  top: number
  bottom: number
  /** A turn's control points: how far outside, and how far up or down from its nodes. */
  turnOut: number
  turnDown: number
  /** Kept free beside the outer columns: half a label, and the outermost point of a turn. */
  sideRoom: number
  /** Portrait only: where the two columns stand, as a part of the width. */
  inset: number
  /** Diameters of a node's disc, its ring and the trophy. */
  disc: number
  ring: number
  trophy: number
  /** The widths of a label; no turn passes the trophy, so its label may be wider. */
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

/** The least width of a column: a label and some water. */
const columnWidth = 220
/** Two columns of labels side by side on a phone need so much, at text of common size. */
const twoColumns = 300

/** The measures for a room. Labels grow with the learner's text; then fewer of them stand in a row. */
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
