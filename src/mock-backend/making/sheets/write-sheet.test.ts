import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import type { Sheet } from '../../curriculum/sheet-schema'
import { page } from './style'
import { writeSheet } from './write-sheet'

const text = (en: string) => ({ en, es: `${en} ñ` })
const sheetOf = (...blocks: Sheet['sections'][number]['blocks']): Sheet => ({
  title: text('My month'),
  sections: [{ heading: text('First'), blocks }],
})
const table = (...rows: string[][]) => ({
  table: {
    head: [text('Food'), text('Price')],
    rows: rows.map((row) => row.map(text)),
    emptyRows: 0,
  },
})

const every = sheetOf(
  { text: text('Read this') },
  { list: [text('A point')] },
  { steps: [text('Do this'), text('Then that')] },
  { ticks: [text('Done')] },
  { lines: [text('Name'), text('What you want to do next with your money')] },
  table(['Bread', '$2'], ['Milk']),
  { signs: [{ sign: 'tub-hand', text: text('By hand') }] },
)

async function open(sheet: Sheet, language: 'en' | 'es' = 'en') {
  const data = new Uint8Array(await writeSheet(sheet, language))
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  )
  const texts = await Promise.all(pages.map((one) => one.getTextContent()))
  const words = texts.map(({ items }) =>
    items.flatMap((item) => ('str' in item ? item.str : [])).join(' '),
  )
  return { pdf, pages, words }
}

it('every kind of block is written in the language of the sheet', async () => {
  const { pdf, words } = await open(every, 'es')
  for (const part of [
    'My month ñ',
    'Read this ñ',
    '2. ',
    'Then that ñ',
    'Done ñ',
    'Milk ñ',
    'By hand ñ',
  ])
    expect(words.join(' ')).toContain(part)
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'My month ñ', Language: 'es' })
  expect(await pdf.getViewerPreferences()).toEqual({ DisplayDocTitle: true })
})

it('screen readers get headings, lists and tables', async () => {
  const { pages } = await open(every)
  const tree = JSON.stringify(await pages[0]?.getStructTree())
  const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role)
  expect(roles.slice(0, 6)).toEqual(['Document', 'H1', 'Sect', 'H2', 'P', 'L'])
  expect(roles).toEqual(expect.arrayContaining(['L', 'LI', 'Lbl', 'LBody', 'Table', 'TH', 'TD']))
  expect(tree).toContain('Box to check')
})

it('a page is as wide as a phone, with letters of a readable size', async () => {
  const { pages } = await open(every)
  expect(pages[0]?.view).toEqual([0, 0, page.width, page.height])
  const { items } = (await pages[0]?.getTextContent()) ?? { items: [] }
  const heights = items.flatMap((item) => ('height' in item && item.str.trim() ? item.height : []))
  // It is shown 328 px wide on a phone of 360 px.
  expect((Math.min(...heights) * 328) / page.width).toBeGreaterThanOrEqual(13)
})

it('several pages are numbered, and a long table repeats its head', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => [`Row${index}`, '$1'])
  const { words } = await open(sheetOf(table(...rows)))
  expect(words.length).toBeGreaterThan(1)
  for (const [index, one] of words.entries()) {
    expect(one).toContain('Food')
    expect(one).toContain(`Page ${index + 1} of ${words.length}`)
  }
  expect(words.join(' ').match(/Row\d+/g)).toHaveLength(30)
})

const counts = Array.from({ length: 12 }, (_, index) => index + 8)
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => text(`Item${index + 1}`))

it.each(counts)('no item is alone on a page: a list of %i', async (count) => {
  for (const block of [{ ticks: items(count) }, { lines: items(count) }]) {
    const { words } = await open(sheetOf(block))
    const alone = words.filter((one) => one.match(/Item\d+/g)?.length === 1)
    expect(alone).toEqual([])
  }
})

const paragraph = text('Long words for three or four lines of a phone. '.repeat(3).trim())
const three = [text('One'), text('Two'), text('Long words')]

it.each(counts)('a heading stays with its content: below a list of %i', async (count) => {
  for (const block of [{ text: paragraph }, { steps: three }, { lines: three }]) {
    const sheet = sheetOf({ list: items(count) })
    sheet.sections.push({ heading: text('Second'), blocks: [block] })
    const { words } = await open(sheet)
    expect(words.find((one) => one.includes('Second'))).toContain('Long words')
  }
})

it.each(counts)(
  'a list stays with the text that introduces it: below a list of %i',
  async (count) => {
    const announced = [{ text: text('These three') }, { text: { en: 'See:', es: 'Mira:' } }]
    const { words } = await open(sheetOf({ list: items(count) }, ...announced, { steps: three }))
    expect(words.find((one) => one.includes('See:'))).toContain('Long words')
  },
)

it('the same texts give the same bytes', async () => {
  expect(await writeSheet(every, 'en')).toEqual(await writeSheet(every, 'en'))
})

it('an error names a table that is too wide', async () => {
  const wide = table(['x'.repeat(60), '$1'])
  await expect(writeSheet(sheetOf(wide), 'en')).rejects.toThrow('Food | Price')
})

it('an error names a missing drawing', async () => {
  const unknown = sheetOf({ signs: [{ sign: 'moon', text: text('Wash at night') }] })
  await expect(writeSheet(unknown, 'en')).rejects.toThrow('No drawing is called moon')
})
