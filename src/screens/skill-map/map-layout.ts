import { mainSlots } from '@/domain/category-slots'
import { nodes } from '@/theme/tokens'

/** A node in React Flow's form: its upper left corner and its size, in px. */
export type Frame = { position: { x: number; y: number }; width: number; height: number }

const frame = (x: number, y: number, width: number, height: number): Frame => {
  return { position: { x, y }, width, height }
}

/** Whether less than `gap` px lie between two frames. */
export function overlap(one: Frame, other: Frame, gap = 0): boolean {
  const [a, b] = [one.position, other.position]
  return (
    a.x < b.x + other.width + gap &&
    b.x < a.x + one.width + gap &&
    a.y < b.y + other.height + gap &&
    b.y < a.y + one.height + gap
  )
}

/** A category: its place around the learner (domain/category-slots.ts), and how many skills it has. */
export type MapGroup = { slot: number; skills: number; isOpen: boolean }
/** The width of the chart, and the size of its text: 2 where the browser doubles it. */
export type Room = { width: number; textScale: number }

/** A skill's label is on this side of its disc. */
export type Side = 'left' | 'right'
export type PlacedGroup = { category: Frame; skills: (Frame & { side: Side })[] }

export type MapLayout = {
  /** All around the learner, a column with skills beside it, or everything in one line. */
  shape: 'wide' | 'column' | 'line'
  user: Frame
  groups: PlacedGroup[]
  /** How far beside the center of a category the lines to its skills turn. */
  turn: number
  /** The wide chart has none: it is fitted into its canvas. */
  height?: number
}

// All distances are in px at the usual text size. Those between texts grow with it.

/** From the center of a disc to its edge, with its halo. */
const userRadius = nodes.user / 2 + 4
const categoryRadius = nodes.category / 2 + 4
const skillRadius = nodes.skill / 2
/** The height of a skill: two lines of name, three where all is in one line, and one of progress. */
const rows = { usual: 64, line: 84 }
/** The chart is wide from here on, and one line below that. */
const wideFrom = 1200
const lineBelow = 340

/** The wide chart: the radii of the ellipse of categories, and how far out of them the skills begin. */
const ellipse = { x: 250, y: 200, growth: 1.04 }
const reach = { beside: 180, aboveAndBelow: 152 }
/** A category this far out counts as beside the learner, by the sine of its direction. */
const besideFrom = 0.3
/** An arc of skills bends by the square of the distance to its middle, at most so far. */
const bend = { most: 24, by: 2400 }

/** The column: the center of the categories, where the first of them begins, and the distance between them. */
const column = { x: 68, top: 152, gap: 12, edge: 6 }

/** From the center of a category to the end of its pill, for so many lines of text. */
const pillEnd = (lines: number, textScale: number) => 34 + (18 + 16 * lines) * textScale

type Spot = { x: number; y: number; side: Side }
type Sizes = { textScale: number; label: number; pill: number; row: number }

/**
 * Where everything on the skill map stands. It measures no text: each label has a fixed box on the
 * outer side of its disc, where no line can cross it.
 */
export function mapLayout(groups: readonly MapGroup[], room: Room): MapLayout {
  const textScale = Math.max(1, room.textScale)
  return room.width >= wideFrom * textScale
    ? wideLayout(groups, textScale)
    : columnLayout(groups, room.width, textScale)
}

/** The frames of a category around this center and of its skills, which stand relative to it. */
function placed(x: number, y: number, spots: readonly Spot[], sizes: Sizes, lines: number) {
  const { textScale, label, pill, row: height } = sizes
  const width = nodes.skill + nodes.gap + label
  const skills = spots.map((spot) => {
    const left = x + spot.x + (spot.side === 'right' ? -skillRadius : skillRadius - width)
    return { ...frame(left, y + spot.y - height / 2, width, height), side: spot.side }
  })
  const down = categoryRadius + pillEnd(lines, textScale)
  return { category: frame(x - pill / 2, y - categoryRadius, pill, down), skills }
}

/**
 * Skills on one side of their category: on an arc or, if they are more than `most`, on two. The
 * second stands between the rows of the first, so that its lines run between their labels.
 */
function fan(count: number, side: Side, from: number, most: number, sizes: Sizes): Spot[] {
  const arcs = count > most ? 2 : 1
  const step = (sizes.row + 20) / arcs
  const nextArc = nodes.skill + nodes.gap + sizes.label + 16
  return Array.from({ length: count }, (_, index) => {
    const y = (index - (count - 1) / 2) * step
    const x = from - Math.min(bend.most, y ** 2 / bend.by) + (index % arcs) * nextArc
    return { x: side === 'right' ? x : -x, y, side }
  })
}

/**
 * The direction of a slot, clockwise from the top: the first four are top, right, bottom and left, and the others are spread
 * over the four quarters between them.
 */
function directionOf(slot: number, slots: number): number {
  const quarter = Math.PI / 2
  if (slot < mainSlots) return slot * quarter
  const others = slots - mainSlots
  const inQuarter = Math.floor(others / mainSlots) + (slot % mainSlots < others % mainSlots ? 1 : 0)
  const nth = Math.floor(slot / mainSlots)
  return ((slot % mainSlots) + nth / (inQuarter + 1)) * quarter
}

/** Categories on an ellipse around the learner, which grows until their groups stand apart. */
function wideLayout(groups: readonly MapGroup[], textScale: number): MapLayout {
  const sizes = {
    textScale,
    label: 136 * textScale,
    pill: 148 * textScale,
    row: rows.usual * textScale,
  }
  const turn = 90 * textScale
  const slots = Math.max(mainSlots, ...groups.map(({ slot }) => slot + 1))
  const islands = groups.map(({ slot, skills }) => {
    const angle = directionOf(slot, slots)
    const at = { x: ellipse.x * textScale * Math.sin(angle), y: -ellipse.y * Math.cos(angle) }
    if (Math.abs(Math.sin(angle)) > besideFrom) {
      const side = at.x > 0 ? 'right' : 'left'
      const most = slots > mainSlots ? 4 : 6
      return { ...at, spots: fan(skills, side, reach.beside * textScale, most, sizes) }
    }
    // Above and below the learner there is room on both sides of a category.
    const [first, second]: [Side, Side] = at.y < 0 ? ['right', 'left'] : ['left', 'right']
    const wing = (side: Side, count: number) =>
      fan(count, side, reach.aboveAndBelow * textScale, 3, sizes)
    const spots = [...wing(first, Math.ceil(skills / 2)), ...wing(second, Math.floor(skills / 2))]
    return { ...at, spots }
  })
  const height = userRadius + pillEnd(2, textScale) + 4
  const learner = frame(-sizes.pill / 2, -userRadius, sizes.pill, height)
  const placedAt = (scale: number) =>
    islands.map(({ x, y, spots }) => placed(x * scale, y * scale, spots, sizes, 3))
  let scale = 1
  while (!areApart(learner, placedAt(scale), turn)) scale *= ellipse.growth
  const shown = placedAt(scale).map((group, index) =>
    groups[index]?.isOpen ? group : { ...group, skills: [] },
  )
  return { shape: 'wide', user: learner, groups: shown, turn }
}

/** Categories below the learner, each beside the first of its skills or in one line with them. */
function columnLayout(groups: readonly MapGroup[], width: number, textScale: number): MapLayout {
  const isLine = width < lineBelow * textScale
  const hasMany = groups.some(({ skills }) => skills > 1)
  const arcs = hasMany && width >= 640 * textScale ? 2 : 1
  const center = isLine ? column.x : column.x * textScale
  const toSkills = isLine ? 0 : 104 * textScale
  const nextArc = nodes.skill + nodes.gap + 16
  const free =
    width - center - toSkills - skillRadius - nodes.gap - column.edge - (arcs - 1) * nextArc
  const label = Math.floor(Math.min(240 * textScale, free / arcs))
  // In the middle of a window with more room than it needs.
  const x = center + Math.floor((free - arcs * label) / 2)
  const row = (isLine ? rows.line : rows.usual) * textScale
  const step = (row + 8) / arcs
  const sizes = { textScale, label, pill: 120 * textScale, row }
  let height = column.top
  const all = groups.map(({ skills, isOpen }): PlacedGroup => {
    const lines = isOpen ? 2 : 3
    const half = Math.max(categoryRadius, isLine ? 12 * lines * textScale : row / 2)
    const y = height + half
    const spots = Array.from({ length: isOpen ? skills : 0 }, (_, index): Spot => {
      const across = toSkills + (index % arcs) * (nextArc + label)
      return { x: across, y: (isLine ? half + 4 + step / 2 : 0) + index * step, side: 'right' }
    })
    const group = placed(x, y, spots, sizes, lines)
    // In one line there is room for its pill beside it.
    if (isLine) {
      const left = x - categoryRadius
      group.category = frame(left, y - half, width - left - column.edge, 2 * half)
    }
    const end = isLine ? half : pillEnd(lines, textScale)
    const lastSkill = spots.at(-1)?.y ?? 0
    height = y + Math.max(end, lastSkill + (step * arcs) / 2) + column.gap
    return group
  })
  const left = x - userRadius
  const learner = frame(left, column.gap, width - left - column.edge, 2 * userRadius)
  return {
    shape: isLine ? 'line' : 'column',
    user: learner,
    groups: all,
    turn: 63 * textScale,
    height,
  }
}

/** Whether no two groups, and no group and the learner, are closer than a few pixels. */
function areApart(learner: Frame, groups: readonly PlacedGroup[], turn: number): boolean {
  const taken = groups.map(({ category: island, skills }) => {
    const wings = (['left', 'right'] as const).flatMap((side) => {
      const own = skills.filter((one) => one.side === side)
      if (own.length === 0) return []
      // Where the lines to its skills begin to spread.
      const from = island.position.x + island.width / 2 + (side === 'right' ? turn : -turn)
      const left = Math.min(from, ...own.map(({ position }) => position.x))
      const right = Math.max(from, ...own.map(({ position, width }) => position.x + width))
      const ys = own.map(({ position }) => position.y)
      const height = Math.max(...ys) - Math.min(...ys) + (own[0]?.height ?? 0)
      return [frame(left, Math.min(...ys), right - left, height)]
    })
    return [island, ...wings]
  })
  return taken.every((frames, index) => {
    const others = [learner, ...taken.slice(index + 1).flat()]
    return frames.every((one) => others.every((other) => !overlap(one, other, 8)))
  })
}
