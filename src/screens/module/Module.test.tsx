import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'

const learner = 'sam@example.com'
const historyState = () => (window.history.state as { usr: unknown }).usr
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function openFromPath(node: RegExp, module: RegExp) {
  const opened = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
  await opened.user.click(await button(node))
  await opened.user.click(await button(module))
  return opened
}

describe('a module', () => {
  it.each([
    ['video', 1003, 'Watch to the end. Then you can continue.'],
    ['quiz', 1004, 'Question 1 of 3'],
    ['pdf', 1014, 'Read the sheet. Then continue.'],
    ['practice', 1013, 'Go slowly. You can stop and come back: we keep your place.'],
    ['challenge', 1018, 'This challenge has 4 tasks.'],
  ])('of the type %s is shown as such', async (_, id, words) => {
    await openLesson(id)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is shown by its type, whatever its address says', async () => {
    const { unmount } = await openLesson(1003)
    await heading('Clean hands, ready tools')
    unmount()
    await renderApp({ path: '/learningpath/quiz', state: historyState(), learner })
    expect(await screen.findByText('Watch to the end. Then you can continue.')).toBeVisible()
  })

  it('says where it stands on its path', async () => {
    await openLesson(1004)
    expect(await screen.findByText('Get your tools ready')).toBeVisible()
    expect(screen.getByText('· Lesson 2 of 3')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Lesson 2 of\u00a03')
    expect(document.title).toBe('Ready to cook? · Norte')
  })

  it('without a title is called by its type', async () => {
    const modules = [{ id: 1003, type: 'video', title: null }]
    backend.use(
      http.get('*/api/subskills', () => HttpResponse.json({ subskills: [{ id: 102, modules }] })),
      http.get('*/api/knowledge-subskill', () =>
        HttpResponse.json({ title: '', videoUrl: 'https://clips.example.org/a.mp4' }),
      ),
    )
    await openLesson(1003)
    expect(await heading('Video')).toBeVisible()
    expect(await screen.findByRole('group', { name: 'Video' })).toBeVisible()
  })

  it('is told apart by sub-skill and type where ids repeat', async () => {
    const cook = subSkill('Cook', [null, null])
    for (const module of cook.modules) module.id = '1'
    Object.assign(cook.modules[1] ?? {}, { type: 'quiz', status: 'in_progress' })
    const questions = [{ id: 5, text: 'Why?', options: [{ id: 51, text: 'Because' }] }]
    backend.use(http.get('*/api/quiz/questions', () => HttpResponse.json({ questions })))
    const twin = { id: 1, type: 'quiz', status: 'completed' }
    servePath(subSkill('Read', [], { modules: [twin] }), cook)
    await openFromPath(/^Cook/, /^Cook 2/)
    expect(await screen.findByText('Cook')).toBeVisible()
    expect(screen.getByText('· Lesson 2 of 2')).toBeVisible()
  })
})

describe('a module of unknown type', () => {
  async function openUnknown(...statuses: null[]) {
    const read = subSkill('Read', [null, ...statuses], { feedback: { enabled: true } })
    Object.assign(read.modules[0] ?? {}, { type: 'hologram' })
    servePath(read)
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    expect(await screen.findByText('Error loading module')).toBeVisible()
    return user
  }
  const saves = () => backend.requestsTo('POST /api/subskill/update-state')

  it('says so, and leads back', async () => {
    const user = await openUnknown()
    expect(screen.getByRole('heading', { name: 'This lesson did not open' })).toBeVisible()
    await user.click(await button('Go Back'))
    expect(await heading('Make soup')).toBeVisible()
  })

  it('can be passed: the next one opens, and nothing is completed', async () => {
    const user = await openUnknown(null)
    await user.click(await button('Go on without it'))
    expect(await heading('Read 2')).toBeVisible()
    expect(saves()).toEqual([])
  })

  it('can be passed as the last one too, without rating and celebration', async () => {
    const user = await openUnknown()
    await user.click(await button('Go on without it'))
    expect(await heading('Make soup')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(saves()).toEqual([])
  })
})

describe('the address of a module', () => {
  /** The address of the lesson where sam is, and of the one after it, which is locked. */
  async function addressOf(module: number) {
    const { unmount } = await openLesson(module)
    await screen.findByText(/^· Lesson/)
    const { pathname, search } = window.location
    unmount()
    localStorage.clear()
    return pathname + search
  }
  const notHere = 'No lesson is open here'
  async function waitFor5Seconds() {
    await button('Menu')
    await pass(5000)
  }

  it('opens it alone, on another device too', async () => {
    const path = await addressOf(1003)
    await renderApp({ path, learner })
    expect(await heading('Clean hands, ready tools')).toBeVisible()
    expect(await screen.findByText('· Lesson 1 of 3')).toBeVisible()
  })

  it('opens nothing that is locked, and leads to the path of its skill', async () => {
    const path = await addressOf(1004)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderApp({ path, learner })
    await waitFor5Seconds()
    expect(await screen.findByText(notHere)).toBeVisible()
    await user.click(screen.getByText('Go to your path'))
    expect(await heading('Cook a simple recipe')).toBeVisible()
  })

  it('says where its path does not load, with Retry', async () => {
    const path = await addressOf(1003)
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/subskills', refusal, { once: true }))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await renderApp({ path, learner })
    await waitFor5Seconds()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await heading('Clean hands, ready tools')).toBeVisible()
  })

  it.each([
    ['knowledge', notHere],
    ['quiz', 'Please access the quiz through the learning map'],
    ['recipe?type=quiz', 'Please access the quiz through the learning map'],
  ])('without its query waits 5 seconds, then leads to the path: %s', async (part, sentence) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await renderApp({ path: `/learningpath/${part}`, learner })
    await screen.findByText('Opening your lesson…')
    await pass(4000)
    expect(screen.getByText('Opening your lesson…')).toBeVisible()
    expect(screen.queryByText('Go to your path')).toBeNull()
    await pass(1000)
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByText('Opening your lesson…')).toBeNull()
    fireEvent.click(screen.getByText('Go to your path'))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})
