import { join } from 'node:path'

/** ISO B6, in points: as wide as a phone, and two fit on an A4 page when printed. */
export const page = { width: 354, height: 499, margin: 24, foot: 32 }
export const contentWidth = page.width - 2 * page.margin

/** Static instances of the app's font: the library can embed neither variable fonts nor woff2. */
export const fontFiles = {
  regular: join(import.meta.dirname, 'fonts/regular.ttf'),
  bold: join(import.meta.dirname, 'fonts/bold.ttf'),
}

export const ink = '#10263F'
const navy = '#17508C'
export const line = '#52687E'
export const pale = '#E8F4FC'

export type TextStyle = {
  font: keyof typeof fontFiles
  size: number
  color: string
  /** The space between two lines of a text, in points. */
  lineGap: number
}

export const styles = {
  title: { font: 'bold', size: 24, color: ink, lineGap: 0 },
  heading: { font: 'bold', size: 19, color: navy, lineGap: 0 },
  body: { font: 'regular', size: 16, color: ink, lineGap: 3 },
  cell: { font: 'regular', size: 15, color: ink, lineGap: 1 },
  head: { font: 'bold', size: 15, color: ink, lineGap: 1 },
  foot: { font: 'regular', size: 15, color: line, lineGap: 0 },
} satisfies Record<string, TextStyle>
