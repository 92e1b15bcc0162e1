import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { FilledField, PageContent, PdfBlock } from './pdf-blocks'
import { blocksOfLines } from './pdf-lines'
import { blocksOfTree } from './pdf-tree'

export type PdfWords = {
  /** Undefined where the pdf does not say it. */
  language: string | undefined
  blocks: readonly PdfBlock[]
}

/** The words of all pages of a pdf, as headings, paragraphs, lists and tables. */
export async function readWords(pdf: PDFDocumentProxy): Promise<PdfWords> {
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
  rect?: number[]
}

function filledField(annotation: Annotation): FilledField[] {
  const { id, subtype, fieldType, fieldValue, rect } = annotation
  if (subtype !== 'Widget' || !rect) return []
  const isButton = fieldType === 'Btn'
  const chosen = [fieldValue].flat().filter((one) => typeof one === 'string')
  const value = isButton ? (chosen.some((one) => one !== 'Off') ? '✓' : '') : chosen.join(', ')
  if (value.trim() === '') return []
  return [{ id, label: annotation.alternativeText || annotation.fieldName || '', value, box: rect }]
}
