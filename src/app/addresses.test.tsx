import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { moduleLink } from '@/domain/addresses'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { afterLesson, feedbackAfter } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'
import { servedLesson, servePath, subSkill } from '@tests/support/serve-path'
import { signIn } from '@tests/support/sign-in'

const learner = 'sam@example.com'
const omar = 'omar@example.com'
const expired = 'Your session has expired. Please sign in again.'
const rated = { feedback: { enabled: true } }
const helpful = 'How helpful was this in helping you understand the skill?'
const confident = 'After this lesson, how confident do you feel in using this skill in real life?'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const link = (name: string | RegExp) => screen.findByRole('link', { name })
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const star = (question: string, stars: number) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', {
    name: new RegExp(`^${stars} of 5`),
  })
const here = () => window.location.pathname + window.location.search
const leadsTo = (address: string) => waitFor(() => expect(here()).toBe(address))
const historyState = () => (window.history.state as { usr: unknown }).usr
const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })

/** A learner is signed in, who had this path open last. */
async function signedIn(skillId: number, email = learner) {
  localStorage.setItem('accessToken', await backend.tokenFor(email))
  localStorage.setItem('currentSkillId', `${skillId}`)
}

/** The backend forgets every session: each call is answered with 401. */
const endAllSessions = () =>
  backend.work((db) => {
    db.sessions = []
  })

describe('the address of a path', () => {
  test.each([
    ['Start', learner, 21],
    ['Continue', learner, 11],
    ['Look again', omar, 11],
  ])('is that of “%s” in the Continue bar, for a new tab', async (word, email, last) => {
    // Continue leads to the path while that does not load.
    let isDown = word === 'Continue'
    backend.use(http.get('*/api/subskills', () => (isDown ? refusal() : undefined)))
    await signedIn(last, email)
    const map = await renderApp({ path: '/skillmap' })
    const toPath = await link(new RegExp(`^${word}: `))
    const [, skill = ''] = toPath.getAttribute('aria-label')?.split(': ') ?? []
    const address = toPath.getAttribute('href') ?? ''
    expect(address).toMatch(/^\/learningpath\?skill=\d+$/)
    map.unmount()

    isDown = false
    localStorage.setItem('currentSkillId', '31')
    await renderApp({ path: address })
    expect(await heading(skill)).toBeVisible()
  })

  test('can be copied, and opens that path whatever was open last', async () => {
    const { user, unmount } = await renderApp({ path: '/skillmap', learner })
    await user.click(await button(/^Make a budget/))
    await heading('Make a budget')
    const copied = here()
    expect(copied).toBe('/learningpath?skill=21')
    unmount()
    localStorage.setItem('currentSkillId', '11')
    await renderApp({ path: copied })
    expect(await heading('Make a budget')).toBeVisible()
    expect(here()).toBe(copied)
  })

  test('is where a learner is again who signs in after the session has expired', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner })
    const skill = await button(/^Make a budget/)
    await endAllSessions()
    await user.click(skill)
    await screen.findByText(expired)
    await signIn(user, learner)
    expect(await heading('Make a budget')).toBeVisible()
    expect(here()).toBe('/learningpath?skill=21')
  })

  test.each([
    ['Great Job', afterLesson(2001)],
    ['the introduction', { skillId: 21, opensIntroduction: true }],
  ])('stays where %s has shown, and its flags go', async (_, state) => {
    await renderApp({ path: '/learningpath?skill=21', state, learner })
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(here()).toBe('/learningpath?skill=21')
    expect(historyState()).not.toMatchObject({ justCompleted: true })
    expect(historyState()).not.toMatchObject({ opensIntroduction: true })
  })

  test.each([
    ['the completion', afterLesson(1003)],
    ['the introduction', { skillId: 11, opensIntroduction: true }],
    ['the skill', { skillId: 11 }],
    ['the module', { fromModule: true }],
  ])('wins over %s of another path in the history state', async (_, state) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await signedIn(11)
    await renderApp({ path: '/learningpath?skill=21', state })
    expect(await heading('Make a budget')).toBeVisible()
    await pass(3000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(here()).toBe('/learningpath?skill=21')
  })

  test('may be without a skill, which the history state names then', async () => {
    await renderApp({ path: '/learningpath', state: { skillId: 21 }, learner })
    expect(await heading('Make a budget')).toBeVisible()
  })

  describe('with an odd skill', () => {
    const path = '/learningpath?skill=0'

    test('says that it is invalid, and offers no Retry but the map', async () => {
      await signedIn(11)
      await renderApp({ path })
      expect(await screen.findByText('Invalid skillId')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
      expect(await link('Back to the skill map')).toBeVisible()
      expect(backend.requestsTo('GET /api/subskills')).toEqual([])
    })

    test('leads to the map from a module', async () => {
      await signedIn(11)
      await renderApp({ path, state: { fromModule: true } })
      expect(await heading('Your skill map')).toBeVisible()
    })
  })
})

const lesson = (name: string) => moduleLink(servedLesson(name)).to

/** Watches the video that is open, and continues. */
async function watch() {
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  fireEvent.ended(document.querySelector('video') ?? document.body)
  fireEvent.click(await button('Continue'))
}

describe('the skill stays in the address', () => {
  test('where a lesson is left by Go Back', async () => {
    servePath(subSkill('Read', [null]))
    await renderApp({ path: lesson('Read 1'), learner })
    fireEvent.click(await button('Go Back'))
    expect(await heading('Make soup')).toBeVisible()
    expect(here()).toBe('/learningpath?skill=11')
  })

  test('where the last lesson is finished', async () => {
    servePath(subSkill('Read', [null]))
    await renderApp({ path: lesson('Read 1'), learner })
    await watch()
    expect(await greatJob()).toBeVisible()
    expect(here()).toBe('/learningpath?skill=11')
  })

  test('where a lesson is skipped', async () => {
    servePath(subSkill('Read', [null]))
    backend.use(http.get('*/api/knowledge-subskill', refusal))
    await renderApp({ path: lesson('Read 1'), learner })
    fireEvent.click(await button('Go on without it'))
    expect(await heading('Make soup')).toBeVisible()
    expect(here()).toBe('/learningpath?skill=11')
  })

  test('where the path of a lesson does not load', async () => {
    backend.use(http.get('*/api/subskills', refusal))
    await renderApp({ path: lesson('Read 1'), learner })
    expect(await link('Go to your path')).toHaveAttribute('href', '/learningpath?skill=11')
  })

  test.each(['Close', 'Submit Feedback'])(
    'where a lesson is rated, and the rating left by %s',
    async (way) => {
      backend.use(http.post('*/api/submit_feedback', () => HttpResponse.json({})))
      servePath(subSkill('Read', [null], rated))
      await renderApp({ path: lesson('Read 1'), learner })
      await watch()
      await heading('Rate This Lesson')
      expect(here()).toBe('/learningpath/feedback?skill=11&step=Read')
      for (const question of [helpful, confident]) fireEvent.click(star(question, 5))
      fireEvent.click(await button(way))
      expect(await greatJob()).toBeVisible()
      expect(here()).toBe('/learningpath?skill=11')
    },
  )
})

describe('the address of a rating', () => {
  const path = '/learningpath/feedback?skill=11&step=103'
  const sent = () => backend.requestsTo('POST /api/submit_feedback').map(({ body }) => body)
  const stars = { subskill_id: 103, helpfulness_rating: 4, confidence_rating: 5, comment: '' }

  async function rate() {
    await heading('Rate This Lesson')
    fireEvent.click(star(helpful, 4))
    fireEvent.click(star(confident, 5))
  }

  test.each([
    ['alone', undefined],
    ['with the state of another sub-skill', feedbackAfter(2015)],
  ])('opens it %s, and the stars go to that sub-skill', async (_, state) => {
    await renderApp({ path, state, learner })
    expect(await screen.findByText('Wash and cut')).toBeVisible()
    await rate()
    fireEvent.click(await button('Submit Feedback'))
    await leadsTo('/learningpath?skill=11')
    expect(sent()).toEqual([stars])
  })

  test('is where a learner is again, with the stars, who signs in after the session has expired', async () => {
    const { user } = await renderApp({ path, state: feedbackAfter(1006), learner })
    await rate()
    await endAllSessions()
    fireEvent.click(await button('Submit Feedback'))
    await screen.findByText(expired)
    await signIn(user, learner)
    await heading('Rate This Lesson')
    expect(here()).toBe(path)
    expect(star(helpful, 4)).toBeChecked()
    expect(star(confident, 5)).toBeChecked()
    fireEvent.click(await button('Submit Feedback'))
    await leadsTo('/learningpath?skill=11')
    expect(sent()).toEqual([stars, stars])
  })
})

describe('the address of a lesson', () => {
  test('opens a locked one with its own history state', async () => {
    servePath(subSkill('Read', [null, null]))
    await renderApp({ path: lesson('Read 2'), state: servedLesson('Read 2'), learner })
    expect(await heading('Read 2')).toBeVisible()
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  })

  test.each([
    ['alone', undefined],
    ['with the history state of another one', servedLesson('Read 1')],
  ])('does not open a locked one %s', async (_, state) => {
    servePath(subSkill('Read', [null, null]))
    await renderApp({ path: lesson('Read 2'), state, learner })
    expect(await heading('This lesson is still locked')).toBeVisible()
  })

  test('wins over the history state of another one', async () => {
    servePath(subSkill('Read', [null, null]))
    await renderApp({ path: lesson('Read 1'), state: servedLesson('Read 2'), learner })
    expect(await heading('Read 1')).toBeVisible()
  })
})
