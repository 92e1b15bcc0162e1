import { expect } from 'vitest'
import type { ModuleType } from '@/api/learning'
import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { openAt } from '@tests/fixtures/browser/open-at'
import type { OpenedApp } from '@tests/fixtures/browser/test-app'
import { hashed } from '@tests/fixtures/stored'
import type { Step, Visit } from '../pictures/screen-state'
import { answer, press, sees } from '../pictures/steps'
import { fillStorage, goWithin, openTab } from './device-faults'
import { readsSheet } from './input-steps'
import { finishing, notSaved, saving, type FinishingFault, type SavingFault } from './kept-table'
import type { KeptCell } from './kept-table'
import { interfere } from './network-faults'
import { take, visitOn } from './open-point'
import { writePoints } from './write-points'

const learner = 'lucia'

/** The last press of each kind of lesson. */
const points = {
  video: writePoints['video completed'],
  quiz: writePoints['quiz completed'],
  pdf: writePoints['pdf completed'],
  practice: writePoints['practice completed'],
  challenge: writePoints['challenge completed'],
}
type Point = (typeof points)[ModuleType]

/** What is left to do in a second tab, which goes on where the first one is. */
const inSecondTab: Record<ModuleType, readonly Step[]> = {
  video: points.video.fillIn,
  quiz: [answer(1202, 2, 'right'), sees('modules:quiz.wellDone')],
  pdf: points.pdf.fillIn,
  practice: [readsSheet],
  challenge: [press('modules:continue'), sees('modules:challenge.allDone')],
}

const skillOf = ({ at }: Point) => (at.state as { skillId: number }).skillId
const titleOf = ({ at }: Point) => (at.state as { module: { title: string } }).module.title
const pathOf = (point: Point) => ({
  at: { address: paths.learningPath, state: { skillId: skillOf(point) } },
})

/** Keeps the skill of the lesson, and does the lesson up to its last press. */
async function comeToLastPress(app: OpenedApp, point: Point): Promise<Visit> {
  const { page } = app
  await openAt(app, learner, pathOf(point).at)
  const visit = visitOn(page)
  const { t } = visit
  await page.getByRole('button', { name: t('learning-path:keep') }).click()
  await page.getByRole('button', { name: t('kept-skills:keep'), exact: true }).click()
  await page.getByText(t('kept-skills:keptHint')).waitFor({ timeout: 60_000 })
  await page.keyboard.press('Escape')
  await goWithin(app, point)
  await take(point.fillIn, visit)
  return visit
}

const waitingIn = ({ page }: Visit): Promise<number> =>
  page.evaluate(
    (key) => {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.length : 0
    },
    hashed(`finishedHere_${learner}@example.com`),
  )

async function expectCell(app: OpenedApp, visit: Visit, point: Point, cell: KeptCell) {
  expect(await waitingIn(visit)).toBe(Number(cell.waits))
  await expect.poll(() => app.backend.work(point.held)).toBe(Number(cell.held))
}

/** Finishes a lesson of a kept skill at a fault. */
export async function tryToFinish(
  app: OpenedApp,
  kind: ModuleType,
  fault: FinishingFault,
): Promise<void> {
  const point = points[kind]
  const cell = finishing[fault]
  const visit = await comeToLastPress(app, point)
  const isOfDevice = fault === 'second tab' || fault === 'storage full'
  const second = fault === 'second tab' ? await openTab(app, point, true) : undefined
  if (second) await take(inSecondTab[kind], second)
  if (fault === 'storage full') await fillStorage(visit.page)
  await interfere(visit, app.backend, point.call, isOfDevice ? 'lost before' : fault)
  if (second) {
    await point.send(second)
    await sees(cell.reads === 'not saved' ? notSaved[kind] : cell.reads)(second)
  }
  await point.send(visit)
  await sees(cell.reads === 'not saved' ? notSaved[kind] : cell.reads)(visit)
  // What there is no room for is on the page only.
  if (fault !== 'storage full') await expectCell(app, visit, point, cell)
}

/** Where the session has ended: what waits is asked for again. */
async function signInAgain({ page, t }: Visit): Promise<void> {
  await page.getByLabel(t('auth:signIn.email')).fill(`${learner}@example.com`)
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.keyboard.press('Enter')
}

/** Saves a lesson that waits, at a fault; where it still waits, another press saves it once. */
export async function tryToSave(
  app: OpenedApp,
  kind: ModuleType,
  fault: SavingFault,
): Promise<void> {
  const point = points[kind]
  const cell = saving[fault]
  const visit = await comeToLastPress(app, point)
  const outage = await interfere(visit, app.backend, point.call, 'lost before')
  await point.send(visit)
  await sees('modules:finishedHere')(visit)
  await outage.end()
  await goWithin(app, pathOf(point))
  await visit.page.getByRole('button', { name: visit.t('kept-skills:save.yes') }).waitFor()
  if (fault === 'second tab') {
    const second = await openTab(app, pathOf(point), true)
    await press('kept-skills:save.yes')(second)
    await sees(cell.reads)(second)
    await visit.page
      .getByRole('button', { name: visit.t('kept-skills:save.yes') })
      .waitFor({ state: 'hidden' })
    return expectCell(app, visit, point, cell)
  }
  const network = await interfere(visit, app.backend, point.call, fault)
  await press('kept-skills:save.yes')(visit)
  await sees(({ t }) => t(cell.reads, { lesson: titleOf(point) }))(visit)
  await expectCell(app, visit, point, cell)
  expect(network.sent()).toBe(1)
  await network.end()
  if (!cell.waits) return undefined
  if (fault === '401') await signInAgain(visit)
  await press(fault === '401' ? 'kept-skills:save.yes' : 'kept-skills:save.again')(visit)
  await expect.poll(() => waitingIn(visit)).toBe(0)
  return expectCell(app, visit, point, { ...cell, waits: false, held: true })
}
