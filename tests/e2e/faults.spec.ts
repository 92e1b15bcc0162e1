import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { findAccount, type Account } from '@/mock-backend/server/db'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { expect, forgive, test } from '@tests/fixtures/browser/test'
import { say, type Step, type Words } from '@tests/pictures/screen-state'
import { press, rate, sees, watchToTheEnd, write } from '@tests/pictures/steps'
import { lessonLocation, ratingAfter, type AppLocation } from '@tests/support/lessons'

type Fault = 'lost before' | 'lost after' | 'session over' | 'pressed twice'

/** A write: how a learner gets to its last press, and what shows once it has succeeded. */
type Write = {
  learner?: string
  at: AppLocation
  call: string
  fillIn: readonly Step[]
  send: Words
  done: Words
  /** Whether the server has stored it. */
  isStored?: (account: Account) => boolean
}

const state = '/api/subskill/update-state'
const completed =
  (id: number) =>
  ({ moduleStates }: Account) =>
    moduleStates[id] === 'completed'
const tickAll: Step = async ({ page }) => {
  for (let step = 0; step < 5; step += 1) await page.locator('li label').nth(step).click()
}

const selection: Write = {
  learner: 'noor',
  at: { address: paths.skillSelection },
  call: '/api/user/selected-skills',
  fillIn: [({ page }) => page.getByRole('checkbox').first().check()],
  send: 'skill-selection:save',
  done: 'skill-map:title',
  isStored: ({ selectedSkills }) => selectedSkills.length > 0,
}
const video: Write = {
  learner: 'lucia',
  at: lessonLocation(1001),
  call: state,
  fillIn: [watchToTheEnd, sees('modules:video.watched')],
  send: 'modules:continue',
  done: ({ t }) => t('modules:quiz.position', { question: 1, questions: 3 }),
  isStored: completed(1001),
}
const challenge: Write = {
  learner: 'lucia',
  at: lessonLocation(1203),
  call: state,
  fillIn: [press('modules:continue'), tickAll, sees('modules:challenge.allDone')],
  send: 'modules:continue',
  done: 'lesson-rating:title',
  isStored: completed(1203),
}
const rating: Write = {
  learner: 'sam',
  at: { address: paths.lessonRating, state: ratingAfter(1006) },
  call: '/api/submit_feedback',
  fillIn: [rate(4)],
  send: 'lesson-rating:submit',
  done: 'celebrations:greatJob.title',
  isStored: ({ feedback }) => feedback.length > 0,
}
const signUp: Write = {
  at: { address: paths.signUp },
  call: '/auth/register',
  fillIn: [
    write('auth:signUp.email', 'new@example.com'),
    write('auth:signUp.password', seedPassword),
    write('auth:signUp.confirmPassword', seedPassword),
  ],
  send: 'auth:signUp.submit',
  done: 'auth:signIn.reason.registered',
  isStored: () => true,
}

/** The write, the fault, and what the learner reads then; another press succeeds. */
const faults: readonly [string, Write, Fault, Words][] = [
  ['a selection', selection, 'lost before', 'skill-selection:dashboard.errors.savingSkills'],
  ['a selection', selection, 'session over', 'auth:signIn.reason.expired'],
  ['a watched video', video, 'lost before', 'modules:notSaved'],
  ['a watched video', video, 'lost after', 'modules:notSaved'],
  ['a watched video', video, 'pressed twice', video.done],
  ['a challenge', challenge, 'session over', 'auth:signIn.reason.expired'],
  ['a challenge', challenge, 'pressed twice', challenge.done],
  ['a rating', rating, 'lost after', 'lesson-rating:mayBeSent'],
  ['a new account', signUp, 'lost before', 'errors:no-response'],
  ['a new account', signUp, 'pressed twice', signUp.done],
]

for (const [name, point, fault, reads] of faults) {
  test(`${name}: ${fault}`, async ({ page, backend, openAt, input, language, t, problems }) => {
    const visit = { page, language, content: language, t, input }
    const { learner, at, call, fillIn, send, done, isStored } = point
    await (learner === undefined ? page.goto(at.address) : openAt(learner, at))
    for (const step of fillIn) await step(visit)
    const address = page.url()
    const email = `${learner ?? 'new'}@example.com`
    const stored = () =>
      backend.work((db) => {
        const account = findAccount(db, email)
        return account !== undefined && isStored?.(account) === true
      })

    let sent = 0
    await page.route(`${apiBaseUrl}${call}`, async (route) => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fallback()
      sent += 1
      const toBackend = async () =>
        fetch(request.url().replace(apiBaseUrl, backend.url), {
          method: request.method(),
          headers: await request.allHeaders(),
          body: request.postData(),
        })
      if (fault === 'lost after') await toBackend()
      if (fault === 'lost before' || fault === 'lost after') return route.abort('connectionfailed')
      if (fault === 'session over') {
        const headers = { 'access-control-allow-origin': '*' }
        return route.fulfill({ status: 401, headers, json: { message: 'Token expired' } })
      }
      // Time for the second press.
      await new Promise((resolve) => setTimeout(resolve, 800))
      return route.fallback()
    })
    const button = page.getByRole('button', { name: say(send, visit), exact: true })
    await button.click()
    if (fault === 'pressed twice') await page.keyboard.press('Enter')
    await expect(page.getByText(say(reads, visit)).filter({ visible: true }).first()).toBeVisible()
    if (fault === 'pressed twice') {
      expect(sent).toBe(1)
      expect(await stored()).toBe(true)
      return
    }
    expect(await stored()).toBe(fault === 'lost after')

    await page.unroute(`${apiBaseUrl}${call}`)
    if (fault === 'session over') {
      await page.getByLabel(t('auth:signIn.email')).fill(email)
      await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
      await page.keyboard.press('Enter')
      await page.waitForURL(address)
      return forgive(problems, /401/)
    }
    await button.click()
    await expect(page.getByText(say(done, visit)).filter({ visible: true }).first()).toBeVisible()
    expect(await stored()).toBe(true)
    forgive(problems, /ERR_|401|Failed to load resource/)
  })
}

test('a screen first opened offline is there, with its styles, once the network is back', async ({
  page,
  context,
  openAt,
  problems,
  t,
}) => {
  forgive(
    problems,
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|preload|dynamically imported/,
  )
  await openAt('sam', { address: paths.skillMap })
  await context.setOffline(true)
  await page.getByRole('button', { name: t('common:shell.menu'), exact: true }).click()
  await page.getByRole('link', { name: t('side-menu:learning.selection') }).click()
  await page.getByText(t('common:ui.offline.title')).waitFor()
  // A part that did not load is tried again after a second at the earliest.
  await page.waitForTimeout(1500)
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: t('skill-selection:title') }).waitFor()
  await expect(page.locator('main section svg').first()).toHaveCSS('width', '64px')
})
