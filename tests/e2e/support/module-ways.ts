import { expect } from 'vitest'
import type { Module } from '@/mock-backend/curriculum/schema'
import { arrivedAt, button, answerDialog, heading, type Walk } from './on-screen'
import { textsOf } from './texts'

type OfType<Type extends Module['type']> = Extract<Module, { type: Type }>

async function watchVideo(walk: Walk, { title }: OfType<'video'>): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, hurry = 1 } = walk
  await arrivedAt(walk, title[walk.language])
  await page.getByText(t('modules:video.watch')).waitFor()
  const video = page.locator('video')
  await video.waitFor()
  await walk.look('video')
  await hand.play(video)
  await video.evaluate((element: HTMLVideoElement, rate) => {
    element.playbackRate = rate
  }, hurry)
  await page.getByText(t('modules:video.watched')).waitFor({ timeout: 45_000 })
  await walk.look('video, watched')
  await hand.press(button(walk, t('modules:continue')))
}

/** Answers the first question wrongly at first: that can be mended. */
async function answerQuiz(walk: Walk, { questions }: OfType<'quiz'>): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  for (const [index, { text, options }] of questions.entries()) {
    await heading(walk, text[language])
    await walk.look('quiz')
    const option = (isRight: boolean) =>
      button(walk, options.find(({ correct }) => correct === isRight)?.text[language] ?? '')
    if (index === 0) {
      await hand.press(option(false))
      await page.getByText(t('modules:quiz.almostThere')).waitFor()
      await walk.look('quiz, wrong answer')
      await option(false).and(page.locator(':not([aria-disabled])')).waitFor()
    }
    await hand.press(option(true))
    await page.getByText(t('modules:quiz.wellDone')).waitFor()
    await walk.look('quiz, right answer')
    await hand.press(button(walk, t('modules:continue')))
  }
}

/** `next`: what the popup says is unlocked. */
async function readPdf(
  walk: Walk,
  { title }: OfType<'pdf'>,
  next: Module | undefined,
): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  await arrivedAt(walk, title[language])
  await seeSheet(walk)
  await walk.look('pdf')
  await hand.press(button(walk, t('modules:continue')))
  const resource = next && t('modules:unlocked.resource', { title: next.title[language] })
  if (resource) await page.getByText(resource).waitFor()
  await answerDialog(
    walk,
    t('modules:unlocked.title'),
    t(next ? 'modules:unlocked.see' : 'modules:continue'),
  )
}

async function practice(walk: Walk, { title, objective }: OfType<'practice'>): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand, language } = walk
  await arrivedAt(walk, t('modules:practice.title'), title[language])
  await walk.look('practice, introduction')
  await hand.press(button(walk, t('modules:continue')))
  await heading(walk, title[language])
  await page.getByText(objective[language]).waitFor()
  await seeSheet(walk)
  await walk.look('practice, exercises')
  await hand.press(button(walk, t('modules:practice.complete')))
  await answerDialog(walk, t('modules:practice.wellDone'), t('modules:continue'))
}

/** The first page of the sheet is drawn, by the browser in its frame or by our own viewer. */
async function seeSheet({ page }: Walk): Promise<void> {
  await page.locator('main iframe, main canvas').first().waitFor()
}

/** Does all steps; on the way it opens the first help, in a tab of its own. */
async function doChallenge(walk: Walk, { title, steps }: OfType<'challenge'>): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  await arrivedAt(walk, title[walk.language])
  await walk.look('challenge, introduction')
  await hand.press(button(walk, t('modules:continue')))
  await page.getByText(t('modules:challenge.hint')).waitFor()
  await walk.look('challenge, steps')
  if (steps.some(({ help }) => help !== undefined)) await openHelp(walk)
  const boxes = page.getByRole('checkbox')
  for (let step = 0; step < steps.length; step += 1) {
    await hand.choose(boxes.nth(step))
    await walk.look('challenge, a step ticked')
  }
  await page.getByText(t('modules:challenge.allDone')).waitFor()
  await hand.press(button(walk, t('modules:continue')))
}

async function openHelp(walk: Walk): Promise<void> {
  const t = textsOf(walk.language)
  const { page, hand } = walk
  const link = page.getByRole('link', { name: t('modules:challenge.needHelp') }).first()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), hand.pressOnMap(link)])
  await tab.getByRole('heading', { level: 1 }).waitFor()
  await walk.look('help', tab)
  expect(await tab.getByRole('listitem').count()).toBeGreaterThan(2)
  await tab.close()
}

/** Goes the way through a module, whatever its type. `next` comes after it in its lesson. */
export function goThrough(walk: Walk, module: Module, next?: Module): Promise<void> {
  switch (module.type) {
    case 'video':
      return watchVideo(walk, module)
    case 'quiz':
      return answerQuiz(walk, module)
    case 'pdf':
      return readPdf(walk, module, next)
    case 'practice':
      return practice(walk, module)
    case 'challenge':
      return doChallenge(walk, module)
  }
}
