import type { SkillWords } from '../skills/skill-words'

/** What the picture says: the words of the page. */
export type PictureWords = {
  title: string
  /** Whose page it is, and of when. */
  madeBy: string
  next: readonly string[]
  skills: readonly SkillWords[]
}

type Draw = (context: CanvasRenderingContext2D) => void

/** In the picture's own pixels. */
const measures = { width: 1080, margin: 64, island: 150, gap: 28 }
const sizes = { title: 60, name: 46, text: 34 }
const lineHeight = 1.3
/** What phones can draw: longer pages become smaller. */
const mostPixels = 12_000_000

const signs = { finished: '✓', begun: '→', ahead: '·' } as const

/** Collects what is drawn from top to bottom, so that the height is known before. */
class Sheet {
  readonly draws: Draw[] = []
  y = measures.margin
  private readonly context: CanvasRenderingContext2D
  private readonly font: string

  constructor(context: CanvasRenderingContext2D, font: string) {
    this.context = context
    this.font = font
  }

  fontOf(size: number, weight: number): string {
    return `${weight} ${size}px ${this.font}`
  }

  text(words: string, { size = sizes.text, weight = 400, x = measures.margin } = {}): void {
    const font = this.fontOf(size, weight)
    this.context.font = font
    const room = measures.width - measures.margin - x
    for (const line of wrapped(words, room, (part) => this.context.measureText(part).width)) {
      const baseline = this.y + size
      this.draws.push((context) => {
        context.font = font
        context.fillText(line, x, baseline)
      })
      this.y += size * lineHeight
    }
  }

  line(): void {
    const y = this.y + measures.gap
    this.draws.push((context) => {
      context.fillRect(measures.margin, y, measures.width - 2 * measures.margin, 2)
    })
    this.y += 2 * measures.gap
  }
}

function addSkill(sheet: Sheet, skill: SkillWords, island: CanvasImageSource | undefined): void {
  const { island: side, margin, gap } = measures
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
    sheet.text(signs[step.state], { weight: 700 })
    sheet.y = y
    sheet.text(step.title, { weight: 600, x: margin + 2 * gap })
    for (const words of step.lines) sheet.text(words, { x: margin + 2 * gap })
    sheet.y += gap / 2
  }
}

/** Draws the page in black on white. `islands`: the picture of each skill, in their order. */
export function drawPage(
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

  const height = Math.ceil(sheet.y + measures.margin)
  const scale = Math.min(1, Math.sqrt(mostPixels / (measures.width * height)))
  canvas.width = Math.round(measures.width * scale)
  canvas.height = Math.round(height * scale)
  context.scale(scale, scale)
  context.fillStyle = 'white'
  context.fillRect(0, 0, measures.width, height)
  context.fillStyle = 'black'
  for (const draw of sheet.draws) draw(context)
}

/** Breaks words into lines that fit; a word that is longer than a line is broken itself. */
export function wrapped(text: string, room: number, widthOf: (part: string) => number): string[] {
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
    for (const sign of word) {
      if (line !== '' && widthOf(line + sign) > room) {
        lines.push(line)
        line = ''
      }
      line += sign
    }
  }
  return line === '' ? lines : [...lines, line]
}
