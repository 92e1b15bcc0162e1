import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/i18n/languages'
import { secondLines, settings, ticks } from '@/learner/stored-things'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import rating from '@locales/es/lesson-rating.json'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation, moduleTitle, stepTitle } from '@tests/fixtures/curriculum-lessons'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { keepFor } from '@tests/fixtures/stored'

const learner = 'sam@example.com'
const words = {
  en: { show: 'Show in Spanish', hide: 'Hide Spanish' },
  es: { show: 'Ver en inglés', hide: 'Ocultar el inglés' },
} as const
const otherOf = { en: 'es', es: 'en' } as const

const first = {
  question: {
    en: 'What do you see last in this video?',
    es: '¿Qué ves al final de este video?',
  },
  right: { en: 'A clock', es: 'Un reloj' },
}

const modules = curriculum.skills.flatMap(({ subSkills }) =>
  subSkills.flatMap((subSkill) => subSkill.modules),
)

function open(id: number, language: Language = 'en') {
  const { address, state } = lessonLocation(id, language)
  return renderApp({ path: address, state, learner, language })
}

/** The language in which screen readers speak a text. */
const languageOf = (text: HTMLElement) => text.closest<HTMLElement>('[lang]')?.lang
const button = (name: string) => screen.findByRole('button', { name })
/** Requests after the first `count`, by call and language. */
const askedSince = (count: number) =>
  backend.requests
    .slice(count)
    .map(({ method, path, headers }) => `${method} ${path} ${headers['accept-language']}`)

describe('the other language', () => {
  it.each(['en', 'es'] as const)(
    'shows below a question and each of its answers, and requests only their texts: from %s',
    async (language) => {
      const other = otherOf[language]
      const { user } = await open(1002, language)
      const { show, hide } = words[language]
      await screen.findByRole('heading', { name: first.question[language] })
      const before = backend.requests.length

      await user.click(await button(show))
      expect(languageOf(await screen.findByText(first.question[other]))).toBe(other)
      expect(languageOf(screen.getByText(first.right[other]))).toBe(other)
      expect(screen.getByRole('heading', { name: first.question[language] })).toBeVisible()
      const asked = [`GET /api/quiz/questions?subskill_id=1002 ${other}`]
      expect(askedSince(before)).toEqual(asked)

      await user.click(await button(hide))
      expect(screen.queryByText(first.question[other])).toBeNull()
      await user.click(await button(show))
      expect(await screen.findByText(first.question[other])).toBeVisible()
      expect(askedSince(before)).toEqual(asked)
      expect(document.documentElement.lang).toBe(language)
    },
  )

  it('continues with the next question, and translates the result', async () => {
    const { user } = await open(1002)
    await user.click(await button(words.en.show))
    await screen.findByText(first.question.es)
    await user.click(screen.getByRole('button', { name: /A clock/ }))
    expect(languageOf(await screen.findByText(/^¡Bien hecho/))).toBe('es')
    await user.click(await button('Continue'))
    await screen.findByText('Question 2 of 4')
    expect(screen.queryByText(first.question.es)).toBeNull()
    expect(await button(words.en.hide)).toBeVisible()
    const group = screen.getByRole('group', { name: 'Answers' })
    expect(
      within(group).getAllByText(/./, { selector: '[lang=es], [lang=es] *' }).length,
    ).toBeGreaterThan(1)
  })

  it('says plainly that the server has one language only', async () => {
    const { user } = await open(1002)
    await screen.findByRole('heading', { name: first.question.en })
    const question = { id: 10021, text: first.question.en, options: [] }
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json([question])))
    await user.click(await button(words.en.show))
    expect(
      await screen.findByText('There is no Spanish for this yet.', { selector: 'p, p *' }),
    ).toBeVisible()
  })

  it('says what to do without a network, and loads once it is back', async () => {
    const { user } = await open(1002)
    await screen.findByRole('heading', { name: first.question.en })
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.error(), { once: true }))
    await user.click(await button(words.en.show))
    expect(
      await screen.findByText(/^The Spanish did not come. Check your internet/, {
        selector: 'p, p *',
      }),
    ).toBeVisible()
    await user.click(await button(words.en.show))
    expect(await screen.findByText(first.question.es)).toBeVisible()
  })

  it.each(['video', 'pdf', 'practice', 'challenge'])(
    'shows below every text of a %s',
    async (type) => {
      const { id } = modules.find((one) => one.type === type) ?? { id: 0 }
      const { user } = await open(id)
      const before = backend.requests.length
      await screen.findByRole('heading', { level: 1 })
      await user.click(await button(words.en.show))
      await waitFor(() => expect(screen.queryByRole('button', { name: words.en.show })).toBeNull())
      expect(languageOf(await screen.findByText(moduleTitle(id).es))).toBe('es')
      expect(screen.queryByText(/^There is no Spanish/)).toBeNull()
      expect(askedSince(before).filter((call) => !call.startsWith('GET '))).toEqual([])
    },
  )

  it('shows below the progress of a challenge and its last message, each once', async () => {
    const t = textsOf('es')
    const laundry = 4010
    const places = [0, 1, 2, 3, 4]
    keepFor(ticks, learner, places, `404-challenge-${laundry}`)
    const { user } = await open(laundry)
    await user.click(await button('Continue'))
    await user.click(await button(words.en.show))
    const ends = [
      t('modules:challenge.progress', { done: places.length, count: places.length }),
      t('modules:challenge.allDone'),
    ]
    for (const text of ends) {
      expect(languageOf(await screen.findByText(text))).toBe('es')
    }
  })

  it('has no buttons if the learner has turned them off', async () => {
    keepFor(settings, learner, { peek: 'hidden' })
    await open(1002)
    await screen.findByRole('heading', { name: first.question.en })
    expect(screen.queryByRole('button', { name: /^Show in Spanish/ })).toBeNull()
  })

  it.each([
    ['en', 'Great Job!', '¡Muy bien!'],
    ['es', '¡Muy bien!', 'Great Job!'],
  ] as const)('shows in a dialog too: from %s', async (language, title, other) => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: {
        skillId: 11,
        fromModule: true,
        justCompleted: true,
        completedModule: moduleTitle(1001)[language],
      },
      learner,
      language,
    })
    await screen.findByRole('heading', { name: title })
    await user.click(await button(words[language].show))
    expect(languageOf(await screen.findByText(other))).toBe(otherOf[language])
    const sentence = new RegExp(moduleTitle(1001)[otherOf[language]])
    expect(languageOf(await screen.findByText(sentence))).toBe(otherOf[language])
  })

  it('shows in the popover of a step, with its lessons, and is requested once', async () => {
    const { user } = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    const { en, es } = stepTitle(101)
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${en}\\W`) }))
    const popover = await screen.findByRole('dialog', { name: en })
    const before = backend.requests.length
    await user.click(within(popover).getByRole('button', { name: words.en.show }))
    expect(languageOf(await within(popover).findByText(es))).toBe('es')
    expect(languageOf(within(popover).getByText(moduleTitle(1001).es))).toBe('es')
    expect(languageOf(within(popover).getByText(moduleTitle(1002).es))).toBe('es')
    expect(askedSince(before)).toEqual([expect.stringMatching(/^GET \/api\/subskills\?.* es$/)])
  })

  it('shows below the lesson, both questions of a rating and the texts of the stars', async () => {
    const { user } = await renderApp({
      path: '/learningpath/feedback',
      state: { skillId: 11, subSkillId: 101, completedModule: null },
      learner,
    })
    await screen.findByText(stepTitle(101).en)
    await user.click(screen.getAllByRole('radio', { name: /^4 of 5/ })[0] ?? document.body)
    const before = backend.requests.length
    await user.click(await button(words.en.show))
    for (const text of [
      stepTitle(101).es,
      rating.helpfulness.question,
      rating.confidence.question,
      `4 de 5 · ${rating.helpfulness.phrases[4]}`,
      rating.prompt,
    ]) {
      expect(languageOf(await screen.findByText(text))).toBe('es')
    }
    expect(askedSince(before)).toEqual([expect.stringMatching(/^GET \/api\/subskills\?.* es$/)])
  })

  it('of the first page of a practice comes from the path: its sheet is not fetched again', async () => {
    const { id } = modules.find((one) => one.type === 'practice') ?? { id: 0 }
    const { user } = await open(id)
    await user.click(await button(words.en.show))
    expect(languageOf(await screen.findByText(moduleTitle(id).es))).toBe('es')
    expect(askedSince(0).filter((call) => /practice-subskill.* es$/.test(call))).toEqual([])
  })

  it('stays on for the next lesson and the next visit, until it is turned off', async () => {
    const { user } = await open(1002)
    await user.click(await button(words.en.show))
    expect(await screen.findByText(first.question.es)).toBeVisible()
    cleanup()
    const { user: later } = await open(1001)
    expect(languageOf(await screen.findByText(moduleTitle(1001).es))).toBe('es')
    await later.click(await button(words.en.hide))
    expect(screen.queryByText(moduleTitle(1001).es)).toBeNull()
    cleanup()
    await open(1002)
    expect(await button(words.en.show)).toBeVisible()
  })

  it('requests nothing for a dialog or popover before it is open', async () => {
    keepFor(secondLines, learner, true)
    await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    await screen.findByRole('button', { name: new RegExp(`^${stepTitle(101).en}\\W`) })
    expect(askedSince(0).filter((call) => call.endsWith(' es'))).toEqual([])
  })

  it('shows below every text of the wizard, goals included', async () => {
    const { user } = await renderApp({ path: '/lifegoals', learner: 'kim@example.com' })
    const t = textsOf('es')
    await user.click(await button(words.en.show))
    for (const key of [
      'title',
      'hint',
      'age',
      'ages.Under 18',
      'gender',
      'genders.Other',
    ] as const) {
      expect(languageOf(await screen.findByText(t(`onboarding:about.${key}`)))).toBe('es')
    }
    await user.click(screen.getByRole('radio', { name: '25–34' }))
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.click(await button('Next'))
    expect(languageOf(await screen.findByText(t('onboarding:journey.guided.text')))).toBe('es')
    await user.click(screen.getByRole('radio', { name: 'Guided' }))
    await user.click(await button('Next'))
    expect(languageOf(await screen.findByText(t('onboarding:username.title')))).toBe('es')
    await user.type(screen.getByRole('textbox', { name: 'Username' }), 'kim.27')
    await user.click(await button('Next'))
    expect(languageOf(await screen.findByText('Manejar mi dinero'))).toBe('es')
    expect(screen.getByRole('checkbox', { name: 'Managing Finances' })).toBeInTheDocument()
  })
})
