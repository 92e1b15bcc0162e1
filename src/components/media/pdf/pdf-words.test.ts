import { describe, expect, test } from 'vitest'
import type { FilledField, PageContent, TreeNode } from './pdf-blocks'
import { blocksOf, filledField } from './pdf-words'

type Items = PageContent['items']

/** A line of text in a pdf, as pdf.js tells it. */
const line = (str: string, y: number, { size = 12, x = 24 } = {}) => ({
  str,
  dir: 'ltr',
  width: 100,
  height: size,
  transform: [size, 0, 0, size, x, y],
  fontName: 'f1',
  hasEOL: true,
})

const untagged = (items: Items, fields: FilledField[] = []) =>
  blocksOf({ items, tree: null, fields })

const field = (value: string, box: number[], label = 'Text1') => ({
  id: 'field',
  label,
  value,
  box,
})

describe('the words of a tagged pdf', () => {
  /** Pieces of text by their ids, and the structure that refers to them. */
  const tagged = (
    texts: Record<string, string>,
    children: TreeNode['children'],
    fields: FilledField[] = [],
  ) =>
    blocksOf({
      items: Object.entries(texts).flatMap(([id, text]) => [
        { type: 'beginMarkedContentProps', id, tag: 'P' },
        ...text.split('\n').map((part) => line(part, 0)),
        { type: 'endMarkedContent', id: '', tag: '' },
      ]),
      tree: { role: 'Root', children: [{ role: 'Document', children }] },
      fields,
    })
  const text = (id: string) => ({ type: 'content', id })
  const node = (role: string, ...children: TreeNode['children']) => ({ role, children })

  test('are its headings, paragraphs and lists, without what only decorates', () => {
    expect(
      tagged(
        {
          a: 'Paid in\nthis order',
          b: 'Ask for help:',
          c: '1.',
          d: 'A friend',
          e: '2.',
          f: 'A bank',
        },
        [
          node('H1', text('a')),
          node(
            'Sect',
            node('P', text('b'), node('Span', text('nothing'))),
            node(
              'L',
              node('LI', node('Lbl', text('c')), node('LBody', text('d'))),
              node('LI', node('Lbl', text('e')), node('LBody', text('f'))),
            ),
          ),
        ],
      ),
    ).toEqual([
      { kind: 'heading', level: 1, text: 'Paid in this order' },
      { kind: 'paragraph', text: 'Ask for help:' },
      { kind: 'list', start: 1, items: ['A friend', 'A bank'] },
    ])
  })

  test('name a line to write on, not a box to tick', () => {
    const box = { ...node('Lbl', text('a')), alt: 'Box to check' }
    const empty = { ...node('LBody', text('c')), alt: 'Line to write on' }
    expect(
      tagged({ b: 'my wallet' }, [
        node('L', node('LI', box, node('LBody', text('b'))), node('LI', empty)),
      ]),
    ).toEqual([{ kind: 'list', start: null, items: ['my wallet', '(Line to write on)'] }])
  })

  test('have a list in a list as further items', () => {
    const inner = node('L', node('LI', node('LBody', text('b'))))
    expect(
      tagged({ a: 'Wash', b: 'with soap' }, [
        node('L', node('LI', node('LBody', text('a'), inner))),
      ]),
    ).toEqual([{ kind: 'list', start: null, items: ['Wash', 'with soap'] }])
  })

  test('have each cell of a table with the heading of its column, and no empty rows', () => {
    const row = (...cells: TreeNode['children']) => node('TR', ...cells)
    expect(
      tagged({ a: 'Group', b: 'What', c: '1', d: 'Food', e: '2' }, [
        node(
          'Table',
          node('THead', row(node('TH', text('a')), node('TH', text('b')))),
          node(
            'TBody',
            row(node('TD', text('c')), node('TD', text('d'))),
            row(node('TD', text('e')), node('TD', text('x'))),
            row(node('TD', text('y')), node('TD', text('z'))),
          ),
        ),
      ]),
    ).toEqual([
      {
        kind: 'table',
        rows: [
          [
            { heading: 'Group', text: '1' },
            { heading: 'What', text: 'Food' },
          ],
          [{ heading: 'Group', text: '2' }],
        ],
      },
    ])
  })

  test('have what is filled in where it stands, else at the end with its name', () => {
    const name = field('Sam', [0, 0, 0, 0])
    const form = node('P', text('a'), { type: 'annotation', id: 'field' })
    expect(tagged({ a: 'Name:' }, [form], [name])).toEqual([
      { kind: 'paragraph', text: 'Name: Sam' },
    ])
    const other = { ...field('Eggs', [0, 0, 0, 0], 'To buy'), id: 'other' }
    expect(tagged({ a: 'A list' }, [node('P', text('a'))], [other])).toEqual([
      { kind: 'paragraph', text: 'A list' },
      { kind: 'paragraph', text: 'To buy: Eggs' },
    ])
  })
})

describe('the words of a pdf without structure', () => {
  test('are parts by the place of their lines, and headings by the size of their letters', () => {
    expect(
      untagged([
        line('Wash', 700, { size: 20 }),
        line('your hands', 678, { size: 20 }),
        line('Wash them before', 640),
        line('you cook.', 626),
        line('Dry them.', 596),
      ]),
    ).toEqual([
      { kind: 'heading', level: 2, text: 'Wash your hands' },
      { kind: 'paragraph', text: 'Wash them before you cook.' },
      { kind: 'paragraph', text: 'Dry them.' },
    ])
  })

  test('are lists where lines begin with a bullet or a number', () => {
    expect(
      untagged([
        line('You need:', 700),
        line('• an onion', 686),
        line('• a large', 672),
        line('pot', 658, { x: 34 }),
        line('3. Cut it.', 620),
      ]),
    ).toEqual([
      { kind: 'paragraph', text: 'You need:' },
      { kind: 'list', start: null, items: ['an onion', 'a large pot', 'Cut it.'] },
    ])
    expect(untagged([line('3. Cut it.', 620)])).toEqual([
      { kind: 'list', start: 3, items: ['Cut it.'] },
    ])
  })

  test('have what is filled in behind the words beside it, else at the end with its name', () => {
    expect(untagged([line('Name:', 700)], [field('Sam', [80, 696, 200, 712])])).toEqual([
      { kind: 'paragraph', text: 'Name: Sam' },
    ])
    expect(untagged([], [field('Sam', [80, 696, 200, 712], 'Name')])).toEqual([
      { kind: 'paragraph', text: 'Name: Sam' },
    ])
  })

  test('are none where it is a picture', () => {
    expect(untagged([])).toEqual([])
  })
})

describe('a field of a form', () => {
  const widget = { id: 'f', subtype: 'Widget', rect: [0, 0, 9, 9], fieldName: 'pay' }
  const valueOf = (annotation: object) =>
    filledField({ ...widget, ...annotation }).map(({ value }) => value)

  test.each([
    ['a text', { fieldType: 'Tx', fieldValue: 'Sam' }, ['Sam']],
    ['an empty one', { fieldType: 'Tx', fieldValue: '' }, []],
    ['a box that is ticked', { fieldType: 'Btn', fieldValue: 'Yes' }, ['✓']],
    ['a box that is not', { fieldType: 'Btn', fieldValue: 'Off' }, []],
    [
      'the chosen one of a group',
      { fieldType: 'Btn', radioButton: true, buttonValue: 'card', fieldValue: 'card' },
      ['✓'],
    ],
    [
      'another one of the group',
      { fieldType: 'Btn', radioButton: true, buttonValue: 'cash', fieldValue: 'card' },
      [],
    ],
    [
      'a list',
      {
        fieldType: 'Ch',
        fieldValue: ['la', 'other'],
        options: [{ exportValue: 'la', displayValue: 'Los Angeles' }],
      },
      ['Los Angeles, other'],
    ],
    ['a link', { subtype: 'Link' }, []],
  ])('has what is filled in: %s', (_, annotation, values) => {
    expect(valueOf(annotation)).toEqual(values)
  })
})
