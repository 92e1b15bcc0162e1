import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api'

/** A part of what a pdf says. */
export type PdfBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  /** `start` is the number of the first item; null where the items have none. */
  | { kind: 'list'; start: number | null; items: string[] }
  | { kind: 'table'; rows: TableRow[] }

/** The cells of a row that are not empty, each with the heading of its column, which may be missing. */
export type TableRow = { heading: string; text: string }[]

/** A field of a form that is filled in. `box` is left, bottom, right, top. */
export type FilledField = { id: string; label: string; value: string; box: number[] }

export type PageContent = {
  items: readonly (TextItem | TextMarkedContent)[]
  /** How the pdf itself structures its text, if it does. */
  tree: TreeNode | null
  fields: readonly FilledField[]
}

/** The structure of a tagged pdf, as pdf.js tells it. */
export type TreeNode = {
  role: string
  children: readonly (TreeNode | TreeLeaf)[]
  /** What stands for something that is drawn, such as a line to write on. */
  alt?: string
}
/** Refers to a piece of text, or to a field of a form. */
export type TreeLeaf = { type: string; id: string }

/** A text of a pdf in one line. A soft hyphen stands where the pdf breaks a word. */
export const inOneLine = (text: string) =>
  text
    .replaceAll(/\u{AD}\s*/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
