import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { FilledField, PageContent, PdfBlock } from './pdf-blocks'
import { blocksOfLines } from './pdf-lines'
import { blocksOfTree } from './pdf-tree'

export type PdfText = {
  /** Undefined where the pdf does not say it. */
  language: string | undefined
  blocks: readonly PdfBlock[]
}

/** The words of all pages of a pdf, as headings, paragraphs, lists and tables. */
export async function readWords(pdf: PDFDocumentProxy): Promise<PdfText> {
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1)
      const [{ items, lang }, tree, annotations] = await Promise.all([
        page.getTextContent({ includeMarkedContent: true }),
        page.getStructTree(),
        page.getAnnotations(),
      ])
      const fields = annotations.flatMap(filledField)
      return { language: lang ?? undefined, blocks: blocksOf({ items, tree, fields }) }
    }),
  )
  return {
    language: pages.find(({ language }) => language)?.language,
    blocks: pages.flatMap(({ blocks }) => blocks),
  }
}

/** The words of a page by the structure of the pdf; where it has none, by the places and the sizes of its lines. */
export function blocksOf(content: PageContent): PdfBlock[] {
  const blocks = content.tree ? blocksOfTree(content, content.tree) : []
  return blocks.length > 0 ? blocks : blocksOfLines(content)
}

/** What pdf.js says of a field; it has no type for it. */
type Annotation = {
  id: string
  subtype?: string
  fieldType?: string
  fieldName?: string
  alternativeText?: string
  fieldValue?: unknown
  /** Of a radio button: its own value. Its `fieldValue` is that of the group. */
  radioButton?: boolean
  buttonValue?: string | null
  /** Of a list: what each value is called. */
  options?: { exportValue: string; displayValue: string }[]
  rect?: number[]
}

/** A field with what is filled in; none where nothing is. */
export function filledField(annotation: Annotation): FilledField[] {
  const { id, subtype, fieldType, fieldValue, rect, options = [] } = annotation
  if (subtype !== 'Widget' || !rect) return []
  const chosen = [fieldValue].flat().filter((one) => typeof one === 'string')
  const isTicked = annotation.radioButton
    ? annotation.buttonValue === fieldValue
    : chosen.some((one) => one !== 'Off')
  const nameOf = (one: string) =>
    options.find(({ exportValue }) => exportValue === one)?.displayValue ?? one
  const value = fieldType === 'Btn' ? (isTicked ? '✓' : '') : chosen.map(nameOf).join(', ')
  if (value.trim() === '') return []
  return [{ id, label: annotation.alternativeText || annotation.fieldName || '', value, box: rect }]
}
