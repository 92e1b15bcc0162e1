import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { formatDay } from '@/i18n/formats'
import { finishedAt, ownStars } from '@/learner/stored-things'
import install from '@locales/en/install.json'
import english from '@locales/en/my-page.json'
import spanish from '@locales/es/my-page.json'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { signIn } from '@tests/fixtures/sign-in'
import { keepFor, keptFor } from '@tests/fixtures/stored'

const path = '/my-page'
const sam = 'sam@example.com'
const texts = { en: english, es: spanish }
/** The card of a skill, once its steps have loaded. */
async function card(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const article = heading.closest('article')
  if (!article) throw new Error(`${name} has no card`)
  await within(article).findAllByRole('listitem')
  return article
}

describe('my page', () => {
  it.each(['en', 'es'] as const)(
    'says only on a finished skill that this device does not know its day, %s',
    async (language) => {
      const dated = { 'skill 21': Date.now() }
      keepFor(finishedAt, 'omar@example.com', dated)
      await renderApp({ path, learner: 'omar@example.com', language })
      const { undated } = texts[language].skill
      await screen.findAllByText(undated)
      const cards = screen.getAllByRole('article')
      expect(cards.filter((one) => within(one).queryByText(undated))).toHaveLength(cards.length - 1)
    },
  )

  it('shows no days if nothing is finished', async () => {
    await renderApp({ path, learner: sam })
    await card('Cook a simple recipe')
    expect(screen.queryByText(english.skill.undated)).toBeNull()
  })

  it('shows what the learner can do before the next step, and other skills at the end', async () => {
    await renderApp({ path, learner: sam })
    await card('Cook a simple recipe')
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(parts).toEqual([english.begun, english.next, english.more])
    const more = screen.getByRole('region', { name: english.more })
    const names = [...more.querySelectorAll('a, button')].map(({ textContent }) => textContent)
    expect(names).toEqual([english.keep.print, english.keep.picture, install.install])
  })

  it('shows started skills with their steps, and the next step in one tap', async () => {
    const { user } = await renderApp({ path, learner: sam })
    const soup = within(await card('Cook a simple recipe'))
    expect(soup.getByText('1 of 6 steps finished')).toBeVisible()
    const steps = soup.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps.slice(0, 3)).toEqual([
      '1. Read the recipeFinished',
      '2. Get your tools readyI am here now',
      '3. Wash and cutStill to come',
    ])
    expect(screen.queryByText('Make a budget')).toBeNull()
    await user.click(
      await screen.findByRole('button', { name: 'Continue: Clean hands, ready tools' }),
    )
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath/knowledge'))
  })

  it('shows finished skills first, and says so in Spanish', async () => {
    await renderApp({ path, learner: 'omar@example.com', language: 'es' })
    const budget = within(await card('Hacer un presupuesto'))
    expect(budget.getAllByText('Terminada')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: spanish.finished })).toBeVisible()
    expect(screen.queryByRole('heading', { name: spanish.begun })).toBeNull()
  })

  it('says where to begin if nothing is finished or started', async () => {
    await renderApp({ path, learner: 'lucia@example.com' })
    expect(await screen.findByText(english.nothing)).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: english.next })).toBeVisible()
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('explains a failed load, and Retry loads it', async () => {
    const refusal = HttpResponse.json({ message: 'Maps are drawn anew.' }, { status: 400 })
    backend.use(http.get('*/api/skill-map/with-selection', () => refusal, { once: true }))
    const { user } = await renderApp({ path, learner: sam })
    expect(await screen.findByText(english.failed)).toBeVisible()
    expect(screen.queryByRole('button', { name: english.keep.print })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await card('Cook a simple recipe')).toBeVisible()
  })

  it('opens again after an ended session, once the same learner signs in', async () => {
    localStorage.setItem('expiresAt', new Date(Date.now() + 1500).toISOString())
    const { user } = await renderApp({ path, learner: sam })
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible()
    await signIn(user, sam)
    expect(await card('Cook a simple recipe')).toBeVisible()
  })

  it('says that steps are unknown if their path does not load', async () => {
    backend.use(http.get('*/api/subskills', () => HttpResponse.json({}, { status: 400 })))
    await renderApp({ path, learner: sam })
    expect(await screen.findByText(english.stepsUnknown)).toBeVisible()
  })
})

describe('what this device knows of a learner', () => {
  const today = formatDay('en', Date.now())

  it('is the day on which a step was finished here, and the learner’s stars', async () => {
    await backend.work((db) => {
      const account = db.accounts.find(({ email }) => email === sam)
      for (const id of [1003, 1004, 1018, 1005, 1006])
        if (account) account.moduleStates[id] = 'completed'
    })
    const claw = aModule({ id: 1019, type: 'challenge', title: 'Practice the claw' })
    const state = { skillId: 11, module: claw }
    const { user } = await renderApp({ path: '/learningpath/practice', learner: sam, state })
    await screen.findByText('· Part 3 of 3')
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    for (const box of await screen.findAllByRole('checkbox')) await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    for (const scale of await screen.findAllByRole('radiogroup')) {
      await user.click(within(scale).getByRole('radio', { name: /^2 of 5/ }))
    }
    await user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
    await user.click(within(await screen.findByRole('dialog')).getByText('Continue'))
    expect(keptFor(ownStars, sam)).toEqual({ 'step 11 103': 2 })

    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: english.title }))
    const soup = within(await card('Cook a simple recipe'))
    const steps = soup.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps.slice(1, 3)).toEqual([
      '2. Get your tools readyFinished',
      `3. Wash and cutFinished on ${today}How sure I feel: Getting there · 2 of 5 stars`,
    ])
  })

  it('is hidden from other learners on the device', async () => {
    keepFor(finishedAt, 'lucia@example.com', { 'step 11 101': Date.now() })
    keepFor(ownStars, 'lucia@example.com', { 'step 11 101': 5 })
    await renderApp({ path, learner: sam })
    const soup = within(await card('Cook a simple recipe'))
    expect(soup.getByText('Finished')).toBeVisible()
    expect(screen.queryByText(new RegExp(today, 'u'), { selector: 'li *' })).toBeNull()
    expect(screen.queryByText(/How sure I feel/)).toBeNull()
  })
})
