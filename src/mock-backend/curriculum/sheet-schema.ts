import * as v from 'valibot'
import { LocalizedSchema, SlugSchema } from './texts'

const ItemsSchema = v.pipe(v.array(LocalizedSchema), v.minLength(1, 'A list is empty'))

const TableSchema = v.pipe(
  v.strictObject({
    head: v.pipe(
      v.array(LocalizedSchema),
      v.minLength(1, 'A table needs a head'),
      v.maxLength(4, 'More than 4 columns do not fit a phone'),
    ),
    /** Missing cells at the end of a row are empty, to write in. */
    rows: v.array(v.array(LocalizedSchema)),
    /** Empty rows at the end, to write in. */
    emptyRows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
  }),
  v.check(
    ({ head, rows }) => rows.every((row) => row.length > 0 && row.length <= head.length),
    'A row has no more cells than the head, and at least one',
  ),
  v.check(({ rows, emptyRows }) => rows.length + emptyRows > 0, 'A table has no rows'),
)

/** A small drawing (its name in `src/mock-backend/making/sheets/signs.ts`) and its text. */
const SignsSchema = v.pipe(
  v.array(v.strictObject({ sign: SlugSchema, text: LocalizedSchema })),
  v.minLength(1, 'A list is empty'),
)

/** One element of a sheet; it has exactly one of these keys. */
const BlockSchema = v.union(
  [
    v.strictObject({ text: LocalizedSchema }),
    v.strictObject({ list: ItemsSchema }),
    v.strictObject({ steps: ItemsSchema }),
    /** Checkboxes. */
    v.strictObject({ ticks: ItemsSchema }),
    /** A label with a line to write on. */
    v.strictObject({ lines: ItemsSchema }),
    v.strictObject({ table: TableSchema }),
    v.strictObject({ signs: SignsSchema }),
  ],
  'A block is one of text, list, steps, ticks, lines, table or signs, in both languages',
)

const SectionSchema = v.strictObject({
  heading: LocalizedSchema,
  blocks: v.pipe(v.array(BlockSchema), v.minLength(1, 'A section is empty')),
})

/** The text of a pdf, in reading order; src/mock-backend/making/sheets lays it out. */
export const SheetSchema = v.strictObject({
  title: LocalizedSchema,
  sections: v.pipe(v.array(SectionSchema), v.minLength(1, 'A sheet is empty')),
})

export type Sheet = v.InferOutput<typeof SheetSchema>
export type Block = v.InferOutput<typeof BlockSchema>
export type Signs = v.InferOutput<typeof SignsSchema>
export type Table = v.InferOutput<typeof TableSchema>
