import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Language } from '@/i18n/languages'
import { seedPassword } from '@/mock-backend/seed/learners'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt, type AppLocation } from '@tests/fixtures/browser/open-at'
import { test, type OpenedApp, type Visitor } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import {
  lessonLocation,
  moduleTitle,
  optionOf,
  ratingAfter,
  rightOptions,
} from '@tests/fixtures/curriculum-lessons'
import { keyboard, mouse, touch, type Input } from '@tests/fixtures/journey/input'
import { hashed } from '@tests/fixtures/stored'
import type { TextKey } from '@tests/fixtures/text-key'
import type { Step, Visit } from '../pictures/screen-state'
import { wizardAt } from '../pictures/states/first-steps'
import { answer, rate, sees as reads, watchToTheEnd } from '../pictures/steps'

const video = 1001
const quiz = 1002
const afterQuiz = 1017
const practice = 1013
const questions = rightOptions(quiz).length
const desktop = { viewport: { width: 1280, height: 800 } } as const
const phone = { viewport: { width: 390, height: 844 }, touch: true } as const

const visitOf = (page: Page, language: Language = 'en', inputOf: (page: Page) => Input = mouse) => {
  const visit: Visit = {
    page,
    language,
    content: language,
    t: textsOf(language),
    input: inputOf(page),
  }
  return visit
}

async function visitLesson(
  opened: OpenedApp,
  learner: string,
  at: AppLocation,
  language: Language = 'en',
  inputOf: (page: Page) => Input = mouse,
): Promise<Visit> {
  await openAt(opened, learner, at, language)
  return visitOf(opened.page, language, inputOf)
}

const continueButton = ({ page, t }: Visit) =>
  page.getByRole('button', { name: t('modules:continue') })
const sees = ({ page }: Visit, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()
const atQuestion = (visit: Visit, question: number) =>
  sees(visit, visit.t('modules:quiz.position', { question, questions }))

/** The current time of the video, in seconds. */
const secondOf = ({ page }: Visit) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => element.currentTime)

type Variant = {
  who: string
  visitor: Visitor
  language: Language
  inputOf: (page: Page) => Input
}

/** Variants that the journey to the trophy does not cover. */
const variants: readonly Variant[] = [
  { who: 'in Spanish by keyboard alone', visitor: desktop, language: 'es', inputOf: keyboard },
  { who: 'in English on a phone', visitor: phone, language: 'en', inputOf: touch },
]

describe('a video and its quiz', () => {
  test.for(variants.map((variant) => [variant.who, variant] as const))(
    '%s',
    { timeout: 120_000 },
    async ([, { visitor, language, inputOf }], { openApp }) => {
      const opened = await openApp(visitor)
      const visit = await visitLesson(
        opened,
        'lucia',
        lessonLocation(video, language),
        language,
        inputOf,
      )
      const { page, t, input } = visit
      await sees(visit, t('modules:video.watch'))
      await page.locator('video').waitFor()
      await input.play(page.locator('video'))
      await watchToTheEnd(visit)
      await sees(visit, t('modules:video.watched'))
      await input.press(continueButton(visit))
      for (let question = 0; question < questions; question += 1) {
        await atQuestion(visit, question + 1)
        await answer(quiz, question, 'right')(visit)
        await sees(visit, t('modules:quiz.wellDone'))
        await input.press(continueButton(visit))
      }
      await page.getByRole('heading', { name: moduleTitle(afterQuiz)[language] }).waitFor()
    },
  )
})

type Place = { x: number; y: number }

/** The center of a button, as soon as it exists. */
async function placeOf(button: Locator): Promise<Place> {
  await button.waitFor()
  const box = await button.boundingBox()
  if (!box) throw new Error(`${String(button)} cannot be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Buttons that another button replaces, and what must show after a double click. */
const presses = {
  'Continue of a practice': {
    learner: 'lucia',
    at: lessonLocation(practice),
    button: ({ t }) => t('modules:continue'),
    shows: ({ t }) => t('modules:practice.complete'),
    sends: true,
  },
  'Next before the summary of a profile': {
    ...wizardAt(3),
    button: ({ t }) => t('onboarding:next'),
    shows: ({ t }) => t('onboarding:summary.title'),
    sends: true,
  },
  'Continue of a question': {
    learner: 'lucia',
    at: lessonLocation(quiz),
    before: [answer(quiz, 0, 'right'), reads('modules:quiz.wellDone')],
    button: ({ t }) => t('modules:continue'),
    shows: ({ t }) => t('modules:quiz.position', { question: 2, questions }),
  },
} satisfies Record<string, Press>

type Press = {
  learner: string
  at: AppLocation
  keeps?: Record<string, string>
  before?: readonly Step[]
  button: (visit: Visit) => string
  shows: (visit: Visit) => string
  /** Whether the button that replaces it sends a request. */
  sends?: boolean
}

/** Goes to the button; returns it, and the writes from then on. */
async function openPress(app: OpenedApp, { learner, at, keeps = {}, before = [], button }: Press) {
  const kept = Object.entries(keeps).map(([name, value]) => [hashed(name), value] as const)
  await app.page.addInitScript((things) => {
    for (const [name, value] of things) localStorage.setItem(name, value)
  }, kept)
  const visit = await visitLesson(app, learner, at)
  for (const step of before) await step(visit)
  const target = app.page.getByRole('button', { name: button(visit), exact: true })
  await target.waitFor()
  const sent: string[] = []
  app.page.on('request', (request) => {
    if (!['GET', 'OPTIONS'].includes(request.method())) sent.push(request.url())
  })
  return { visit, target, sent }
}

const hands = [
  ['a mouse', desktop, (page: Page, { x, y }: Place) => page.mouse.dblclick(x, y)],
  [
    'a finger',
    phone,
    async (page: Page, { x, y }: Place) => {
      await page.touchscreen.tap(x, y)
      await page.touchscreen.tap(x, y)
    },
  ],
] as const

describe.for(Object.entries<Press>(presses))('a double click on %s', ([, given]) => {
  test.for(hands)('with %s counts once', async ([, visitor, pressTwice], { openApp }) => {
    const { visit, target, sent } = await openPress(await openApp(visitor), given)
    await pressTwice(visit.page, await placeOf(target))
    await sees(visit, given.shows(visit))
    // By then any effect of the second click would show or be sent.
    await visit.page.waitForTimeout(500)
    await sees(visit, given.shows(visit))
    expect(given.sends ? sent : []).toEqual([])
  })
})

test.for(Object.entries<Press>(presses).filter(([, { sends }]) => sends))(
  'a tap after %s hits no button that sends',
  async ([, given], { openApp }) => {
    const { visit, target, sent } = await openPress(await openApp(phone), given)
    const { page } = visit
    const place = await placeOf(target)
    await page.touchscreen.tap(place.x, place.y)
    await sees(visit, given.shows(visit))
    const isButton = ({ x, y }: Place) =>
      document.elementFromPoint(x, y)?.closest('a, button') !== null
    expect(await page.evaluate(isButton, place)).toBe(false)
    expect(sent).toEqual([])
  },
)

test('a switch device presses at its own pace, and each press counts', async ({ openApp }) => {
  const { visit } = await openPress(await openApp(phone), presses['Continue of a practice'])
  const { page, t } = visit
  const names = [t('modules:continue'), t('modules:practice.complete')]
  await page.evaluate(async (wanted) => {
    for (const name of wanted) {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === name)?.click()
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  }, names)
  await page.getByRole('dialog', { name: t('celebrations:practiceDone.title') }).waitFor()
})

test('a locked Continue looks the same below the pointer, for it cannot be pressed', async ({
  openApp,
}) => {
  const visit = await visitLesson(await openApp(desktop), 'sam', lessonLocation(quiz))
  await atQuestion(visit, 1)
  const look = () =>
    continueButton(visit).evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await look()
  await continueButton(visit).hover()
  // Past any transition.
  await visit.page.waitForTimeout(500)
  expect(await look()).toBe(before)
})

describe('a learner who comes back', () => {
  test('finds the video where they left it: after a reload, and in the other language', async ({
    openApp,
  }) => {
    const visit = await visitLesson(await openApp(), 'lucia', lessonLocation(video))
    const { page } = visit
    const clip = page.locator('video')
    await clip.waitFor()
    await clip.evaluate(async (element: HTMLVideoElement) => {
      if (element.readyState < 1) {
        await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve))
      }
      element.currentTime = 9
    })
    const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes('seconds'))
    await expect.poll(kept).toBe(true)
    await page.reload()
    await expect.poll(() => secondOf(visit)).toBe(9)

    const english = await clip.getAttribute('src')
    await page.getByRole('button', { name: 'Español' }).click()
    await expect.poll(() => clip.getAttribute('src')).not.toBe(english)
    await expect.poll(() => secondOf(visit)).toBe(9)
    expect(await clip.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  })

  test('is at the same question after the session has ended, and after a reload', async ({
    openApp,
    problems,
  }) => {
    const visit = await visitLesson(await openApp(), 'lucia', lessonLocation(quiz))
    const { page, t, input } = visit
    await answer(quiz, 0, 'right')(visit)
    await input.press(continueButton(visit))
    await atQuestion(visit, 2)
    await page.reload()
    await atQuestion(visit, 2)

    const refuse = '**/api/quiz/answers'
    await page.route(refuse, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({
            status: 401,
            json: { message: 'Token expired' },
            headers: { 'access-control-allow-origin': '*' },
          }),
    )
    await answer(quiz, 1, 'right')(visit)
    await sees(visit, t('auth:signIn.reason.expired'))
    await page.unroute(refuse)
    const email = page.getByLabel(t('auth:signIn.email'))
    if ((await email.inputValue()) === '') await email.fill('lucia@example.com')
    await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
    await page.getByRole('button', { name: t('auth:signIn.submit') }).click()
    await atQuestion(visit, 2)
    await answer(quiz, 1, 'right')(visit)
    await sees(visit, t('modules:quiz.wellDone'))
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
    problems.splice(0)
  })

  test('loses nothing if the network fails in the middle of a quiz', async ({
    openApp,
    problems,
  }) => {
    const visit = await visitLesson(await openApp(), 'lucia', lessonLocation(quiz))
    const { page, t, input } = visit
    await atQuestion(visit, 1)
    await page.context().setOffline(true)
    await answer(quiz, 0, 'right')(visit)
    await sees(visit, t('modules:quiz.error.answer'))
    await expectNoAxeViolations(page, 'a quiz without a network')
    await page.context().setOffline(false)
    await answer(quiz, 0, 'right')(visit)
    await sees(visit, t('modules:quiz.wellDone'))
    await page.context().setOffline(true)
    await input.press(continueButton(visit))
    await sees(visit, t('modules:quiz.error.state'))
    await page.context().setOffline(false)
    await input.press(continueButton(visit))
    await atQuestion(visit, 2)
    const offline = /ERR_INTERNET_DISCONNECTED/
    expect(problems.filter((problem) => !offline.test(problem))).toEqual([])
    problems.splice(0)
  })
})

type Trouble = {
  learner: string
  at: AppLocation
  act?: (visit: Visit) => Promise<unknown>
  says: TextKey
}

const answerFirst = answer(quiz, 0, 'right')
const rating = {
  address: '/learningpath/feedback',
  state: ratingAfter(1006),
}
const troubles: readonly Trouble[] = [
  { learner: 'no-clip', at: lessonLocation(video), says: 'common:ui.video.failed' },
  {
    learner: 'saving-fails',
    at: lessonLocation(video),
    act: async (visit) => {
      await sees(visit, visit.t('modules:video.completed'))
      await visit.input.press(continueButton(visit))
    },
    says: 'modules:notSaved',
  },
  { learner: 'quiz-broken', at: lessonLocation(quiz), says: 'modules:quiz.error.shape' },
  { learner: 'quiz-empty', at: lessonLocation(quiz), says: 'modules:quiz.error.empty' },
  {
    learner: 'question-no-id',
    at: lessonLocation(quiz),
    act: answerFirst,
    says: 'modules:quiz.error.parameters',
  },
  {
    learner: 'answers-fail',
    at: lessonLocation(quiz),
    act: answerFirst,
    says: 'modules:quiz.error.answer',
  },
  {
    learner: 'unknown-type',
    at: lessonLocation(video, 'en', null),
    says: 'modules:error.notHere',
  },
  {
    learner: 'saving-fails',
    at: rating,
    act: async (visit) => {
      await rate(4)(visit)
      await visit.page.getByRole('button', { name: visit.t('lesson-rating:submit') }).click()
    },
    says: 'lesson-rating:notSent',
  },
]

describe('a problem is explained, without axe violations', () => {
  test.for(troubles.map((trouble) => [trouble.learner, trouble.says, trouble] as const))(
    '%s: %s',
    async ([, , { learner, at, act, says }], { openApp, problems }) => {
      const visit = await visitLesson(await openApp(), learner, at)
      await act?.(visit)
      await sees(visit, visit.t(says))
      await expectNoAxeViolations(visit.page, `${learner}, ${says}`)
      const expected = /Failed to load resource|clips\.norte\.example/
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([])
      problems.splice(0)
    },
  )

  test('Retry after a failed save reloads the page at the same question', async ({
    openApp,
    problems,
  }) => {
    const visit = await visitLesson(await openApp(), 'lucia', lessonLocation(quiz))
    const { page, t, input } = visit
    await answerFirst(visit)
    await input.press(continueButton(visit))
    await answer(quiz, 1, 'right')(visit)
    await page.route('**/api/subskill/update-state', (route) => route.abort())
    await input.press(continueButton(visit))
    await sees(visit, t('modules:quiz.error.state'))
    await expectNoAxeViolations(page, 'a quiz whose state was not saved')
    await page.unroute('**/api/subskill/update-state')
    await page.getByRole('button', { name: t('modules:retry') }).click()
    await page.getByText(t('modules:quiz.error.state')).waitFor({ state: 'detached' })
    await atQuestion(visit, 2)
    const option = page.getByRole('button', { name: optionOf(quiz, 1, 'right').en })
    expect(await option.getAttribute('aria-disabled')).toBeNull()
    problems.splice(0)
  })
})
