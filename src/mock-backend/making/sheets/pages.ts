import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { Language, Localized } from '../../curriculum/texts'
import { contentWidth, fontFiles, page, styles, type TextStyle } from './style'

export type Element = PDFKit.PDFStructureElement

/** A fixed date, so that a pdf changes only if its text or layout does. */
const made = new Date(Date.UTC(2026, 0, 1))

/** The pages of a sheet in one language, written from top to bottom. */
export class Pages {
  readonly language: Language
  /** The root of the pdf's structure tree, which screen readers read. */
  readonly root: Element
  /** Where the next block starts, from the top of the page. */
  y: number = page.margin
  readonly #doc: PDFKit.PDFDocument

  constructor(title: string, language: Language) {
    this.language = language
    this.#doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      // Other versions of Node compress differently, which would change every file.
      compress: false,
      info: { Title: title, Author: 'Norte', Creator: 'Norte', CreationDate: made },
    })
    for (const [name, file] of Object.entries(fontFiles)) this.#doc.registerFont(name, file)
    this.root = this.#doc.struct('Document')
    this.#doc.addStructure(this.root)
  }

  /** Adds a structure element to another. */
  element(type: string, parent: Element, options: { alt?: string; scope?: string } = {}): Element {
    const element = this.#doc.struct(type, options)
    parent.add(element)
    return element
  }

  /** Starts a new page unless this one has enough space. */
  need(height: number): boolean {
    if (this.y + height <= page.height - page.foot) return false
    this.#doc.addPage()
    this.y = page.margin
    return true
  }

  heightOf(words: string, style: TextStyle, width = contentWidth): number {
    return this.#with(style).heightOfString(words, { width, lineGap: style.lineGap })
  }

  widthOf(words: string, style: TextStyle): number {
    return this.#with(style).widthOfString(words)
  }

  /** Writes a text at `y`, as the content of a structure element. */
  write(words: string, style: TextStyle, element: Element, at: { x: number; width: number }): void {
    element.add(() => this.#put(words, style, at.x, this.y, at.width))
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.#doc.markContent('Artifact')
    draw(this.#doc)
    this.#doc.endMarkedContent()
  }

  /** Draws the content of a structure element. */
  draw(element: Element, draw: (doc: PDFKit.PDFDocument) => void): void {
    element.add(() => draw(this.#doc))
  }

  /** Writes a text that screen readers skip. */
  writeAside(words: string, style: TextStyle, at: { x: number; width: number }): void {
    this.decorate(() => this.#put(words, style, at.x, this.y, at.width))
  }

  /** Numbers the pages and returns the bytes of the file. */
  async finish(pageOf: Localized): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    for (let index = 0; count > 1 && index < count; index += 1) {
      this.#doc.switchToPage(index)
      this.y = page.height - page.foot + 6
      const words = pageOf[this.language]
        .replace('{{page}}', String(index + 1))
        .replace('{{count}}', String(count))
      this.writeAside(words, styles.foot, { x: page.margin, width: contentWidth })
    }
    this.root.end()
    const chunks: Buffer[] = []
    this.#doc.on('data', (chunk: Buffer) => void chunks.push(chunk))
    this.#doc.end()
    await once(this.#doc, 'end')
    return Buffer.concat(chunks)
  }

  #put(words: string, style: TextStyle, x: number, y: number, width: number): void {
    this.#with(style).fillColor(style.color).text(words, x, y, { width, lineGap: style.lineGap })
  }

  #with({ font, size }: TextStyle): PDFKit.PDFDocument {
    return this.#doc.font(font).fontSize(size)
  }
}
