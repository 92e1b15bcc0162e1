/** The sizes of the path's drawing, in px (design language §4 and §5, 'Path'). */
export type SnakeMeasures = {
  /** How many nodes the first row has; each row after it has one more. */
  firstRow: number
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
  columnStep: 246,
  rowStep: 210,
  top: 140,
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

/** Portrait is the phone's drawing, below 768 px. */
export const snakeMeasures = (isPortrait: boolean) => (isPortrait ? portrait : wide)
