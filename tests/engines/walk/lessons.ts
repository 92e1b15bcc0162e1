import { optionLetter } from '@/features/modules/quiz/quiz-rules'
import type { Module } from '@/mock-backend/curriculum/schema'
import { textsOf } from '@tests/fixtures/browser/texts'
import { ask, type Place } from '../engines/driver'
import { waitFor, type Visitor } from './visitor'

export type OfType<Type extends Module['type']> = Extract<Module, { type: Type }>

const nextButton = (visitor: Visitor) => ({
  role: 'button',
  name: textsOf(visitor.language)('modules:continue'),
})

/** Runs on the page: the center of the video, and the play button of the browser's controls. */
function placesToPlay(): Place[] {
  const box = document.querySelector('video')?.getBoundingClientRect()
  if (!box) return []
  const { left, top, width, height, bottom } = box
  return [
    { x: left + width / 2, y: top + height / 2 },
    { x: left + 28, y: bottom - 40 },
  ]
}

const isPlaying = () => (document.querySelector('video')?.currentTime ?? 0) > 0.3

function goToItsEnd(): void {
  const video = document.querySelector('video')
  if (video) video.currentTime = video.duration - 0.5
}

/** Presses play until the video plays, and waits for its end. */
async function watchVideo(visitor: Visitor, { title }: OfType<'video'>): Promise<void> {
  const t = textsOf(visitor.language)
  const { driver } = visitor
  await visitor.sees('heading', title[visitor.language])
  await visitor.reads(t('modules:video.watch'))
  await waitFor(
    () =>
      ask(driver, () => (document.querySelector('video')?.readyState ?? 0) > 1 || undefined, null),
    () => 'The video is not loaded',
  )
  await visitor.looks('video')
  for (const place of await ask(driver, placesToPlay, null)) {
    if (await ask(driver, isPlaying, null)) break
    await driver.press(place)
    await new Promise((resolve) => setTimeout(resolve, 2500))
  }
  await waitFor(
    async () => (await ask(driver, isPlaying, null)) || undefined,
    () => 'The video does not play',
  )
  await ask(driver, goToItsEnd, null)
  await visitor.reads(t('modules:video.watched'))
  await visitor.looks('video, watched')
  await visitor.press(nextButton(visitor))
}

/** The first option that is right, or wrong; by its whole name, since "5 minutes" is a part of "15 minutes". */
function optionButton(
  { language }: Visitor,
  { options }: OfType<'quiz'>['questions'][number],
  isRight: boolean,
) {
  const place = options.findIndex(({ correct }) => correct === isRight)
  return { role: 'button', name: `${optionLetter(place)} ${options[place]?.text[language]}` }
}

/** Answers the first question wrongly, then rightly: a wrong answer can be corrected. */
async function answerQuiz(visitor: Visitor, { questions }: OfType<'quiz'>): Promise<void> {
  const { language } = visitor
  const t = textsOf(language)
  for (const [index, question] of questions.entries()) {
    await visitor.sees('heading', question.text[language])
    const answer = (isRight: boolean) => visitor.press(optionButton(visitor, question, isRight))
    if (index === 0) {
      await visitor.looks('quiz')
      await answer(false)
      await visitor.reads(t('modules:quiz.almostThere'))
      await visitor.looks('quiz, wrong answer')
    }
    await answer(true)
    await visitor.reads(t('modules:quiz.wellDone'))
    if (index === 0) await visitor.looks('quiz, right answer')
    await visitor.press(nextButton(visitor))
  }
}

/** Runs on the page: whether a sheet is drawn. */
function showsSheet(): true | undefined {
  const canvas = document.querySelector('main canvas')
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return undefined
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  const dark = pixels?.filter((red, index) => index % 4 === 0 && red < 128).length ?? 0
  return dark > 100 || undefined
}

async function seesSheet(visitor: Visitor): Promise<void> {
  await waitFor(
    () => ask(visitor.driver, showsSheet, null),
    () => 'There is no sheet to read',
  )
  // The browser's pdf viewer has no event for a drawn page.
  await new Promise((resolve) => setTimeout(resolve, 2000))
}

async function readPdf(visitor: Visitor, { title }: OfType<'pdf'>, isLast: boolean): Promise<void> {
  const t = textsOf(visitor.language)
  await visitor.sees('heading', title[visitor.language])
  await seesSheet(visitor)
  await visitor.looks('pdf')
  await visitor.press(nextButton(visitor))
  await visitor.sees('dialog', t('celebrations:unlocked.title'))
  await visitor.looks('pdf, unlocked')
  const onward = isLast ? t('modules:continue') : t('celebrations:unlocked.see')
  await visitor.press({ role: 'button', name: onward })
}

async function practise(visitor: Visitor, { title, objective }: OfType<'practice'>): Promise<void> {
  const { language } = visitor
  const t = textsOf(language)
  await visitor.sees('heading', t('modules:practice.title'))
  await visitor.looks('practice, introduction')
  await visitor.press(nextButton(visitor))
  await visitor.sees('heading', title[language])
  await visitor.reads(objective[language])
  await seesSheet(visitor)
  await visitor.looks('practice')
  await visitor.press({ role: 'button', name: t('modules:practice.complete') })
  await visitor.sees('dialog', t('celebrations:practiceDone.title'))
  await visitor.looks('practice, well done')
  await visitor.press(nextButton(visitor))
}

async function doChallenge(visitor: Visitor, lesson: OfType<'challenge'>): Promise<void> {
  const { language } = visitor
  const t = textsOf(language)
  await visitor.sees('heading', lesson.title[language])
  await visitor.looks('challenge, introduction')
  await visitor.press(nextButton(visitor))
  await visitor.reads(t('modules:challenge.hint'))
  await visitor.looks('challenge')
  for (const { text } of lesson.steps) {
    await visitor.press({ role: 'checkbox', name: text[language], isPart: true })
  }
  await visitor.reads(t('modules:challenge.allDone'))
  await visitor.looks('challenge, all done')
  await visitor.press(nextButton(visitor))
}

/** Completes a lesson of any type. `isLast`: in its step. */
export function doLesson(
  visitor: Visitor,
  module: Module,
  { isLast }: { isLast: boolean },
): Promise<void> {
  switch (module.type) {
    case 'video':
      return watchVideo(visitor, module)
    case 'quiz':
      return answerQuiz(visitor, module)
    case 'pdf':
      return readPdf(visitor, module, isLast)
    case 'practice':
      return practise(visitor, module)
    case 'challenge':
      return doChallenge(visitor, module)
  }
}
