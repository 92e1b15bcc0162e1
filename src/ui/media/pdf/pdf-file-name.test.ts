import { expect, test } from 'vitest'
import { pdfFileName } from './pdf-file-name'

test.each([
  ['Shopping list.pdf', 'Shopping list.pdf'],
  ['Shopping list', 'Shopping list.pdf'],
  ['Lista de compras — señal.PDF', 'Lista de compras — señal.pdf'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['line\nbreak\u0000', 'line break.pdf'],
  ['  .  ', 'Document.pdf'],
  ['', 'Document.pdf'],
  ['.pdf', 'Document.pdf'],
])('%j is saved as %s', (title, name) => {
  expect(pdfFileName(title)).toBe(name)
})

test('a very long title is cut between characters', () => {
  expect(pdfFileName('🍎'.repeat(500))).toBe(`${'🍎'.repeat(100)}.pdf`)
})
