import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { textsIn } from '@/mock-backend/curriculum/texts-in'
import { seededLearners } from '@/mock-backend/seed/learners'
import { renderApp } from '@tests/fixtures/render-app'
import { readingScreens } from '@tests/fixtures/screens-that-read'
import { addPseudoLanguage } from '@tests/pseudo-language/add-pseudo-language'
import { pseudoLanguage } from '@tests/pseudo-language/pseudo-texts'

beforeAll(addPseudoLanguage)

/** Content of the backend and names of languages, which are not in our locales. */
const foreign = [
  ...textsIn(curriculum, 'en'),
  ...seededLearners.flatMap(({ email, username }) => [email, username ?? '']),
  ...Object.values(languages).flatMap(({ name, short }) => [name, short]),
].sort((one, other) => other.length - one.length)

const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']

/** Every visible or spoken text. */
function wordsOnPage(): string[] {
  const elements = [...document.body.querySelectorAll('*')].filter(
    (one) => !one.closest('[aria-hidden=true]'),
  )
  const named = elements.flatMap((one) => spoken.map((name) => one.getAttribute(name) ?? ''))
  const texts = elements.flatMap((one) =>
    [...one.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
  )
  return [...named, ...texts].filter((words) => words.trim() !== '')
}

/** The pseudo-language marks every vowel, so an unmarked one is from a text outside the locales. */
function hardCoded(): string[] {
  return wordsOnPage().filter((words) => {
    const ours = foreign.reduce((left, one) => (one ? left.replaceAll(one, '') : left), words)
    return /\p{L}[aeiou]|[aeiou]\p{L}/iu.test(ours)
  })
}

describe('in the pseudo-language', () => {
  it.each([
    ['/SignIn', undefined],
    ['/SignUp', undefined],
    ['/forgot-password', undefined],
    ['/reset-password', undefined],
    ['/feedback', undefined],
    ['/help', undefined],
    ['/lifegoals', 'kim'],
    ...readingScreens.map(({ path, state }) => [path, 'sam', state] as const),
  ] as const)('every word of %s is marked (%s)', async (path, learner, state?: unknown) => {
    await renderApp({
      path,
      state,
      ...(learner !== undefined && { learner: `${learner}@example.com` }),
      language: pseudoLanguage,
    })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(wordsOnPage().length).toBeGreaterThan(3)
    expect(hardCoded()).toEqual([])
    expect(document.documentElement.lang).toBe('qps')
  })

  it('a hard-coded word is found', async () => {
    await renderApp({ path: '/SignIn', language: pseudoLanguage })
    await screen.findByRole('heading', { level: 1 })
    const forgotten = document.createElement('p')
    forgotten.textContent = 'Sign in'
    document.body.append(forgotten)
    expect(hardCoded()).toEqual(['Sign in'])
    forgotten.remove()
  })
})
