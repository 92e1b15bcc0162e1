import type { SkillWords } from '../skills/skill-words'

/** The texts of the page, from which the picture is drawn. */
export type PictureWords = {
  title: string
  /** The learner's name and the date. */
  madeBy: string
  next: readonly string[]
  skills: readonly SkillWords[]
}

type Draw = (context: CanvasRenderingContext2D) => void

/** In canvas pixels. */
const layout = { width: 1080, margin: 64, island: 150, gap: 28 }
const sizes = { title: 60, name: 46, text: 34 }
const lineHeight = 1.3
/** Canvases have a maximum area, lowest on iOS (about 16.7 million pixels): a longer page is scaled down. */
const maxPixels = 12_000_000

const stateMarks = { finished: '✓', begun: '→', ahead: '·' } as const

/** Collects the drawing commands from top to bottom, since the canvas needs its height before the first one. */
class Sheet {
  readonly draws: Draw[] = []
  y = layout.margin
  private readonly context: CanvasRenderingContext2D
  private readonly font: string

  constructor(context: CanvasRenderingContext2D, font: string) {
    this.context = context
    this.font = font
  }

  fontOf(size: number, weight: number): string {
    return `${weight} ${size}px ${this.font}`
  }

  text(words: string, { size = sizes.text, weight = 400, x = layout.margin } = {}): void {
    const font = this.fontOf(size, weight)
    this.context.font = font
    const room = layout.width - layout.margin - x
    for (const line of wrapLines(words, room, (part) => this.context.measureText(part).width)) {
      const baseline = this.y + size
      this.draws.push((context) => {
        context.font = font
        context.fillText(line, x, baseline)
      })
      this.y += size * lineHeight
    }
  }

  line(): void {
    const y = this.y + layout.gap
    this.draws.push((context) => {
      context.fillRect(layout.margin, y, layout.width - 2 * layout.margin, 2)
    })
    this.y += 2 * layout.gap
  }
}

function addSkill(sheet: Sheet, skill: SkillWords, island: CanvasImageSource | undefined): void {
  const { island: side, margin, gap } = layout
  const top = sheet.y
  if (island) sheet.draws.push((context) => context.drawImage(island, margin, top, side, side))
  const x = margin + side + gap
  sheet.y = top + gap / 2
  sheet.text(skill.name, { size: sizes.name, weight: 700, x })
  sheet.text(skill.state, { weight: 600, x })
  if (skill.undated !== null) sheet.text(skill.undated, { x })
  sheet.y = Math.max(sheet.y, top + side) + gap / 2
  for (const step of skill.steps ?? []) {
    const { y } = sheet
    sheet.text(stateMarks[step.state], { weight: 700 })
    sheet.y = y
    sheet.text(step.title, { weight: 600, x: margin + 2 * gap })
    for (const words of step.lines) sheet.text(words, { x: margin + 2 * gap })
    sheet.y += gap / 2
  }
}

/** Draws the page in black on white. `islands`: the image of each skill, in the order of `words.skills`. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  words: PictureWords,
  islands: readonly (CanvasImageSource | undefined)[],
  font: string,
): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  const sheet = new Sheet(context, font)
  sheet.text(words.title, { size: sizes.title, weight: 700 })
  sheet.text(words.madeBy)
  for (const [index, skill] of words.skills.entries()) {
    sheet.line()
    addSkill(sheet, skill, islands[index])
  }
  sheet.line()
  for (const [index, line] of words.next.entries())
    sheet.text(line, { weight: index === 0 ? 600 : 400 })

  const height = Math.ceil(sheet.y + layout.margin)
  const scale = Math.min(1, Math.sqrt(maxPixels / (layout.width * height)))
  canvas.width = Math.round(layout.width * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  context.fillStyle = 'white'
  context.fillRect(0, 0, layout.width, height)
  context.fillStyle = 'black'
  for (const draw of sheet.draws) draw(context)
}

/** Wraps a text into lines of at most `room` width, breaking words that are longer than a line. */
export function wrapLines(text: string, room: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= room) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const character of word) {
      if (line !== '' && widthOf(line + character) > room) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return line === '' ? lines : [...lines, line]
}
