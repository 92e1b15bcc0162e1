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

/** From the center of a disc to its edge, with its halo. */
const user = nodes.user / 2 + 4
const category = nodes.category / 2 + 4
const skill = nodes.skill / 2
/** From the center of a category to the end of its pill, for so many lines of text. */
const foot = (lines: number, text: number) => 34 + (18 + 16 * lines) * text
/** The height of a skill: two lines of name, three where all is in one line, and one of progress. */
const rows = { usual: 64, line: 84 }
/** The chart is wide from here on, and one line below that, with text of the usual size. */
const wideFrom = 1200
const lineBelow = 340

type Spot = { x: number; y: number; side: Side }
type Sizes = { text: number; label: number; pill: number; row: number }

/**
 * Where everything on the skill map stands. It measures no text: each label has a fixed box on the
 * outer side of its disc, where no line can cross it.
 */
export function mapLayout(groups: readonly MapGroup[], { width, textScale }: Room): MapLayout {
  const text = Math.max(1, textScale)
  return width >= wideFrom * text ? wideLayout(groups, text) : columnLayout(groups, width, text)
}

/** The frames of a category around this center and of its skills, which stand relative to it. */
function placed(x: number, y: number, spots: readonly Spot[], sizes: Sizes, lines: number) {
  const { text, label, pill, row: height } = sizes
  const width = nodes.skill + nodes.gap + label
  const skills = spots.map((spot) => {
    const left = x + spot.x + (spot.side === 'right' ? -skill : skill - width)
    return { ...frame(left, y + spot.y - height / 2, width, height), side: spot.side }
  })
  return { category: frame(x - pill / 2, y - category, pill, category + foot(lines, text)), skills }
}

/**
 * Skills on one side of their category: on an arc or, if they are more than `most`, on two. The
 * second stands between the rows of the first, so that its lines run between their labels.
 */
function fan(count: number, side: Side, reach: number, most: number, sizes: Sizes): Spot[] {
  const arcs = count > most ? 2 : 1
  const step = (sizes.row + 20) / arcs
  const nextArc = nodes.skill + nodes.gap + sizes.label + 16
  return Array.from({ length: count }, (_, index) => {
    const y = (index - (count - 1) / 2) * step
    const x = reach - Math.min(24, (y * y) / 2400) + (index % arcs) * nextArc
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
function wideLayout(groups: readonly MapGroup[], text: number): MapLayout {
  const sizes = { text, label: 136 * text, pill: 148 * text, row: rows.usual * text }
  const turn = 90 * text
  const slots = Math.max(mainSlots, ...groups.map(({ slot }) => slot + 1))
  const islands = groups.map(({ slot, skills }) => {
    const angle = directionOf(slot, slots)
    const at = { x: 250 * text * Math.sin(angle), y: -200 * Math.cos(angle) }
    if (Math.abs(Math.sin(angle)) > 0.3) {
      const side = at.x > 0 ? 'right' : 'left'
      return { ...at, spots: fan(skills, side, 180 * text, slots > mainSlots ? 4 : 6, sizes) }
    }
    // Above and below the learner there is room on both sides of a category.
    const [first, second]: [Side, Side] = at.y < 0 ? ['right', 'left'] : ['left', 'right']
    const wing = (side: Side, count: number) => fan(count, side, 152 * text, 3, sizes)
    const spots = [...wing(first, Math.ceil(skills / 2)), ...wing(second, Math.floor(skills / 2))]
    return { ...at, spots }
  })
  const learner = frame(-sizes.pill / 2, -user, sizes.pill, user + foot(2, text) + 4)
  for (let scale = 1; ; scale *= 1.04) {
    const all = islands.map(({ x, y, spots }) => placed(x * scale, y * scale, spots, sizes, 3))
    if (!areApart(learner, all, turn)) continue
    const shown = all.map((one, index) => (groups[index]?.isOpen ? one : { ...one, skills: [] }))
    return { shape: 'wide', user: learner, groups: shown, turn }
  }
}

/** Categories below the learner, each beside the first of its skills or in one line with them. */
function columnLayout(groups: readonly MapGroup[], width: number, text: number): MapLayout {
  const isLine = width < lineBelow * text
  const arcs = width >= 640 * text ? 2 : 1
  const column = isLine ? 68 : 68 * text
  const reach = isLine ? 0 : 104 * text
  const nextArc = nodes.skill + nodes.gap + 16
  const free = width - column - reach - skill - nodes.gap - 6 - (arcs - 1) * nextArc
  const label = Math.floor(Math.min(240 * text, free / arcs))
  // Two arcs stand in the middle of a window with more room than they need.
  const x = column + (arcs - 1) * Math.floor((free - arcs * label) / 2)
  const row = (isLine ? rows.line : rows.usual) * text
  const step = (row + 8) / arcs
  let height = 152
  const all = groups.map(({ skills, isOpen }): PlacedGroup => {
    const lines = isOpen ? 2 : 3
    const half = Math.max(category, isLine ? 12 * lines * text : row / 2)
    const y = height + half
    const spots = Array.from({ length: isOpen ? skills : 0 }, (_, index): Spot => {
      const across = reach + (index % arcs) * (nextArc + label)
      return { x: across, y: (isLine ? half + 4 + step / 2 : 0) + index * step, side: 'right' }
    })
    const group = placed(x, y, spots, { text, label, pill: 120 * text, row }, lines)
    // In one line there is room for its pill beside it.
    if (isLine) group.category = frame(x - category, y - half, width - x + category - 6, 2 * half)
    const end = isLine ? half : foot(lines, text)
    height = y + Math.max(end, (spots.at(-1)?.y ?? 0) + (step * arcs) / 2) + 12
    return group
  })
  const learner = frame(x - user, 12, width - x + user - 6, 2 * user)
  return { shape: isLine ? 'line' : 'column', user: learner, groups: all, turn: 63 * text, height }
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
