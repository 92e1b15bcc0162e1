import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import { sees } from '../pictures/steps'
import { causeFault, type DeviceFault } from './device-faults'
import { take } from './open-point'
import { restPoints, type RestName } from './rest-points'
import { rests, writes, type LeftOut, type RestCell, type WriteCell } from './table'
import { tryWrite } from './try-write'
import type { WriteFault } from './write-faults'
import { writePoints, type WriteName } from './write-points'

/** A cell of the table that can be tested. */
export type Cell = {
  title: string
  attempt: (app: OpenedApp) => Promise<void>
  /** Whether every run tests it: a third of each row and of each column. */
  isChosen: boolean
}

type Attempt = Omit<Cell, 'isChosen'>

const isLeftOut = (cell: object): cell is LeftOut => 'leftOut' in cell

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record)
}

function writeCell(name: WriteName, fault: WriteFault, cell: WriteCell | LeftOut): Attempt[] {
  if (isLeftOut(cell)) return []
  return [
    { title: `${name}: ${fault}`, attempt: (app) => tryWrite(app, writePoints[name], fault, cell) },
  ]
}

function restCell(name: RestName, fault: DeviceFault, cell: RestCell): Attempt[] {
  if (typeof cell === 'object' && isLeftOut(cell)) return []
  const attempt = async (app: OpenedApp) => {
    const visit = await causeFault(app, restPoints[name], fault)
    await take(cell === 'as it was' ? restPoints[name].stays : [sees(cell.reads)], visit)
  }
  return [{ title: `${name}, at rest: ${fault}`, attempt }]
}

const marked = (attempts: readonly Attempt[], row: number, column: number): Cell[] =>
  attempts.map((attempt) => ({ ...attempt, isChosen: (row + column) % 3 === 0 }))

export const writeCells: readonly Cell[] = keysOf(writes).flatMap((name, row) =>
  keysOf(writes[name]).flatMap((fault, column) =>
    marked(writeCell(name, fault, writes[name][fault]), row, column),
  ),
)

export const restCells: readonly Cell[] = keysOf(rests).flatMap((name, row) =>
  keysOf(rests[name]).flatMap((fault, column) =>
    marked(restCell(name, fault, rests[name][fault]), row, column),
  ),
)

/** Console messages that the faults themselves cause. */
export const faultsOwnWords =
  /Failed to load resource|net::ERR_|Failed to fetch dynamically imported|status of (401|404|500)/
