import { expect } from 'vitest'
import { seedPassword } from '@/mock-backend/seed/learners'
import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import type { TextKey } from '@tests/fixtures/text-key'
import type { Visit } from '../pictures/screen-state'
import { sees } from '../pictures/steps'
import { openTab } from './device-faults'
import { interfere, type RequestFault, type Interference } from './network-faults'
import { openPoint, take, visitOn } from './open-point'
import type { WriteCell } from './table'
import type { WriteFault } from './write-faults'
import type { WritePoint } from './write-points'

const requestFaultOf: Record<WriteFault, RequestFault> = {
  'lost before': 'lost before',
  'lost after': 'lost after',
  '500': '500',
  '401': '401',
  'pressed twice': 'slow',
  reload: 'never answered',
  'tab closed': 'never answered',
  'second tab': 'never answered',
}

async function expectStored(app: OpenedApp, { held }: WritePoint, times: number): Promise<void> {
  if (held) await expect.poll(() => app.backend.work(held), { timeout: 10_000 }).toBe(times)
}

async function expectInput(
  visit: Visit,
  point: WritePoint,
  input: WriteCell['input'],
): Promise<void> {
  if (!point.keepsInput || input === undefined) return
  const isKept = await point.keepsInput(visit).then(
    () => true,
    () => false,
  )
  expect(isKept ? 'kept' : 'gone').toBe(input)
}

const look = (visit: Visit, point: WritePoint, reads: TextKey | 'done') =>
  reads === 'done' ? point.done(visit) : sees(reads)(visit)

async function signInAgain({ page, t }: Visit, learner = ''): Promise<void> {
  await page.getByLabel(t('auth:signIn.email')).fill(`${learner}@example.com`)
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.keyboard.press('Enter')
}

/** Causes the fault during the write; returns the tab in which the learner continues. */
async function causeWriteFault(
  app: OpenedApp,
  point: WritePoint,
  fault: WriteFault,
  network: Interference,
): Promise<Visit> {
  const { page } = app
  // A second press on the button, which is still there and says that it is busy.
  if (fault === 'pressed twice') await page.keyboard.press('Enter')
  if (requestFaultOf[fault] === 'never answered') await expect.poll(network.acted).toBe(1)
  if (fault === 'reload') await page.reload()
  if (fault !== 'tab closed' && fault !== 'second tab') return visitOn(page)
  const tab = await openTab(app, point, fault === 'second tab')
  if (fault === 'tab closed') await page.close()
  return tab
}

/**
 * Goes to the last press of a write, causes the fault, and checks everything that the cell says.
 */
export async function tryWrite(
  app: OpenedApp,
  point: WritePoint,
  fault: WriteFault,
  cell: WriteCell,
): Promise<void> {
  const first = await openPoint(app, point)
  await take(point.fillIn, first)
  const address = app.page.url()
  const network = await interfere(first, app.backend, point.call, requestFaultOf[fault])
  await point.send(first)
  const visit = await causeWriteFault(app, point, fault, network)
  await look(visit, point, cell.reads)
  await expectStored(app, point, Number(cell.held))
  await expectInput(visit, point, cell.input)
  expect(network.sent()).toBe(cell.sent ?? 1)
  await network.end()
  if (cell.next === undefined) return
  if (cell.next === 'sign in again') {
    await signInAgain(visit, point.learner)
    await visit.page.waitForURL(address)
    return
  }
  await point.send(visit)
  await look(visit, point, cell.next)
  await expectStored(app, point, 1)
}
