import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '@/i18n/languages'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import type { Module } from '@/mock-backend/curriculum/schema'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { renderApp } from '@tests/fixtures/render-app'
import { standInSpeech, type Said } from '@tests/fixtures/stand-ins/speech-stand-in'

const learner = 'lucia@example.com'
const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)
type OfType<Type extends Module['type']> = Extract<Module, { type: Type }>

function first<Type extends Module['type']>(type: Type): OfType<Type> {
  const found = modules.find((one): one is OfType<Type> => one.type === type)
  if (!found) throw new Error(`The curriculum has no ${type}`)
  return found
}

/** A quiz that ends its step, so that Great Job follows it. */
function lastOfAStep(): OfType<'quiz'> {
  const steps = curriculum.skills.flatMap(({ subSkills }) => subSkills)
  for (const { feedback, modules: lessons } of steps) {
    const last = lessons.at(-1)
    if (!feedback && last?.type === 'quiz') return last
  }
  throw new Error('No step of the curriculum ends with a quiz')
}

let said: Said[] = []
beforeEach(() => {
  said = standInSpeech()
})

const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
const timesIn = (all: string, text: string) => ` ${all} `.split(` ${words(text)} `).length - 1

/** The learner's position in the header of a lesson, and loading messages. */
const places = /· (Part|Parte) \d|^(Loading|Cargando)/

/** Videos are not read aloud, and neither are their loading messages. */
const isHelp = (one: Element | null) =>
  one?.closest('[data-unspoken], [aria-hidden=true], [class*=_player_]') != null

/**
 * The visible text of an element, without texts for screen readers only and without help buttons.
 */
function wordsOf(element: Element): string {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const isPlace = places.test(parentElement?.closest('p')?.textContent ?? '')
    if (!isPlace && !isHelp(parentElement)) texts.push(textContent ?? '')
  }
  return words(texts.join(' '))
}

/** The texts of a page or dialog by block, without controls, positions and loading messages. */
function blocks(part: HTMLElement): string[] {
  const answers = '[role=group] button:not([aria-pressed])'
  const notes = '[class*=_note_] > div'
  const found = [...part.querySelectorAll(`h1, h2, p, li, [role=status], ${notes}, ${answers}`)]
  return found
    .filter((one) => !isHelp(one))
    .filter((one) => one.querySelector('p, li, h2') === null)
    .filter(({ textContent }) => !places.test(textContent))
    .map(wordsOf)
    .filter((text) => text !== '')
}

type Visit = { user: UserEvent; language: Language }

/** Presses Listen; returns what it read. */
async function hearAll({ user, language }: Visit, part: HTMLElement): Promise<string[]> {
  const t = textsOf(language)
  const before = said.length
  const named = (...names: ('start' | 'again')[]) =>
    within(part).queryByRole('button', {
      name: (name) => names.some((one) => name === t(`common:ui.listen.${one}`)),
    })
  await waitFor(() => expect(named('start', 'again')).toBeVisible())
  await user.click(named('start', 'again') ?? document.body)
  await waitFor(() => expect(said.length).toBeGreaterThan(before))
  await waitFor(() => expect(named('again')).toBeVisible())
  const spoken = said.slice(before)
  expect(spoken.filter(({ lang }) => !lang.startsWith(language))).toEqual([])
  return spoken.map(({ text }) => text)
}

/** Checks that a page or dialog is read completely, and nothing twice. */
async function hear(visit: Visit, part: HTMLElement, texts: readonly string[]): Promise<void> {
  const sentences = await hearAll(visit, part)
  const all = words(sentences.join(' '))
  for (const text of texts) expect(all).toContain(words(text))
  // Texts that the page contains twice, such as hints, are read twice.
  const page = wordsOf(part)
  for (const sentence of sentences) {
    expect([sentence, timesIn(all, sentence)]).toEqual([sentence, timesIn(page, sentence)])
  }
  expect(blocks(part).filter((text) => timesIn(all, text) === 0)).toEqual([])
}

/** Every button of every page needs time on a busy machine. */
const slow = { timeout: 120_000 }

const main = () => screen.getByRole('main')

async function open({ id }: Module, language: Language): Promise<Visit> {
  const { address, state } = lessonLocation(id, language)
  const { user } = await renderApp({ path: address, state, learner, language })
  await screen.findByRole('heading', { level: 1 })
  return { user, language }
}

describe.each(['en', 'es'] as const)(
  'a learner who listens hears everything once, %s',
  (language) => {
    const t = textsOf(language)
    const press = async ({ user }: Visit, name: string) =>
      user.click(await screen.findByRole('button', { name: (all) => all.includes(name) }))
    const hearDialog = async (visit: Visit, ...texts: string[]) =>
      hear(visit, await screen.findByRole('dialog'), texts)

    it('of a video', slow, async () => {
      const { title } = first('video')
      const visit = await open(first('video'), language)
      await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
      await hear(visit, main(), [title[language], t('modules:video.watch')])
      fireEvent.ended(document.querySelector('video') ?? document.body)
      await screen.findByText(t('modules:video.watched'))
      await hear(visit, main(), [title[language], t('modules:video.watched')])
    })

    it('of a quiz, with the response to an answer', slow, async () => {
      const quiz = lastOfAStep()
      const visit = await open(quiz, language)
      for (const [at, { text, options }] of quiz.questions.entries()) {
        await screen.findByRole('heading', { level: 1, name: text[language] })
        const all = [text, ...options.map((one) => one.text)].map((one) => one[language])
        await hear(visit, main(), all)
        await press(visit, options.find(({ correct }) => correct)?.text[language] ?? '')
        await screen.findByText(t('modules:quiz.wellDone'))
        if (at === 0) await hear(visit, main(), [...all, t('modules:quiz.wellDone')])
        await press(visit, t('modules:continue'))
      }
      await hearDialog(visit, t('celebrations:greatJob.title'))
    })

    it('of a pdf, with what it unlocks', slow, async () => {
      const { title, description } = first('pdf')
      const visit = await open(first('pdf'), language)
      await hear(visit, main(), [title[language], description[language], t('modules:pdf.read')])
      await press(visit, t('modules:continue'))
      await hearDialog(visit, t('celebrations:unlocked.title'))
    })

    it('of a practice, from its introduction to Well done', slow, async () => {
      const { title, description, objective } = first('practice')
      const visit = await open(first('practice'), language)
      await hear(visit, main(), [
        t('modules:practice.title'),
        title[language],
        description[language],
        t('modules:practice.slowly'),
      ])
      await press(visit, t('modules:continue'))
      await screen.findByText(objective[language])
      await hear(visit, main(), [title[language], objective[language]])
      await press(visit, t('modules:practice.complete'))
      await hearDialog(visit, t('celebrations:practiceDone.title'))
    })

    it('of a challenge', slow, async () => {
      const { title, description, steps } = first('challenge')
      const visit = await open(first('challenge'), language)
      await hear(visit, main(), [title[language], description[language]])
      await press(visit, t('modules:continue'))
      await screen.findByText(t('modules:challenge.hint'))
      await hear(visit, main(), [
        t('modules:challenge.hint'),
        ...steps.map(({ text }) => text[language]),
      ])
      for (const box of screen.getAllByRole('checkbox')) await visit.user.click(box)
      await hear(visit, main(), [t('modules:challenge.allDone')])
    })
  },
)
