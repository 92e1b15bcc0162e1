import { readFileSync, writeFileSync } from 'node:fs'
import type { ThingFacts } from '@/learner/stored-thing'
import * as things from '@/learner/stored-things'

const file = 'src/learner/stored-things.ts'
const page = 'SECURITY.md'

export const storedThings: Record<string, ThingFacts> = { ...things }

/** The doc comment above each declaration, by the name of its constant. */
export function sentences(): Map<string, string> {
  const declared = readFileSync(file, 'utf8').matchAll(
    /\/\*\* ([^\n]+)\.? \*\/\nexport const (\w+) = declare\(/g,
  )
  return new Map([...declared].map(([, sentence = '', name = '']) => [name, sentence]))
}

function whereIs({ owner, until }: ThingFacts): string {
  if (owner === 'visit') return 'session storage'
  const goesAlong = until === 'session-end' || until === 'sign-out'
  return owner === 'learner' && goesAlong ? 'beside the session' : 'local storage'
}

const untilWhen: Record<ThingFacts['until'], string> = {
  'session-end': 'sign-out, expiry, a refused token',
  'sign-out': 'sign-out',
  'lesson-end': 'the lesson ends, sign-out',
  'tab-closed': 'the tab is closed',
  never: 'the visitor clears it',
}

/** The table of SECURITY.md. */
export function storedTable(): string {
  const sentence = sentences()
  const rows = Object.entries(storedThings).map(([name, thing]) => [
    `\`${thing.key}\``,
    (sentence.get(name) ?? '').replace(/\.$/, ''),
    whereIs(thing),
    untilWhen[thing.until],
  ])
  const all = [['key', 'what', 'where', 'until'], ...rows]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...body] = all
  return [line(head), line(['', '', '', ''], '-'), ...body.map((row) => line(row))].join('\n')
}

/** SECURITY.md with its table replaced. */
export function withTable(text: string): string {
  return text.replace(/^\| key .*\n(\|.*\n)*/m, () => `${storedTable()}\n`)
}

/** Rewrites the table in SECURITY.md. */
export function main(): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8')))
}
