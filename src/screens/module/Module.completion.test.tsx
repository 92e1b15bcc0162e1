import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'
import { renderApp } from '@tests/support/render-app'
import { servePath, subSkill } from '@tests/support/serve-path'

const learner = 'sam@example.com'
const done = 'completed'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const greatJob = () => screen.findByRole('dialog', { name: 'Great Job!' })
const saves = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)

async function openFromPath(node: RegExp, module: RegExp) {
  const opened = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
  await opened.user.click(await button(node))
  await opened.user.click(await button(module))
  return opened
}

/** Watches the video that is open, and continues. */
async function complete() {
  await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
  fireEvent.ended(document.querySelector('video') ?? document.body)
  fireEvent.click(await button('Continue'))
}

describe('a completed module', () => {
  it('leads to the next one of its list, and the last one to the path with Great Job', async () => {
    servePath(subSkill('Read', [null, null]), subSkill('Cook', [null]))
    await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    await complete()
    await heading('Read 2')
    await complete()
    expect(await greatJob()).toHaveTextContent("You've successfully completed Read 2")
    expect(window.location.pathname).toBe('/learningpath')
    expect(saves()).toEqual([
      { subskill_id: 'Read 1', state: 'completed' },
      { subskill_id: 'Read 2', state: 'completed' },
    ])
  })

  it('leads to the next one also where that is completed already', async () => {
    servePath(subSkill('Read', [done, done]))
    await openFromPath(/^Read/, /^Read 1/)
    fireEvent.click(await button('Continue'))
    expect(await heading('Read 2')).toBeVisible()
  })

  it('as the last of a sub-skill with a lesson feedback leads to it, replacing history', async () => {
    servePath(subSkill('Read', [null], { feedback: { enabled: true } }))
    await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    const before = window.history.length
    await complete()
    expect(await heading('Rate This Lesson')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath/feedback')
    expect(window.history.length).toBe(before)
  })

  it('as the last of its list leads to the module that it names as the next', async () => {
    const cook = subSkill('Cook', [null])
    const read = subSkill('Read', [null])
    Object.assign(read.modules[0] ?? {}, { nextModule: cook.modules[0] })
    servePath(read, cook)
    await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    await complete()
    expect(await heading('Cook 1')).toBeVisible()
  })

  it('counts on the path at once, and the map is asked again', async () => {
    servePath(subSkill('Read', [null, null]))
    const { user } = await renderApp({ path: '/skillmap', learner })
    const maps = () => backend.requestsTo('GET /api/skill-map/with-selection')
    await user.click(await button(/^Cook a simple recipe/))
    await user.click(await button(/^Read/))
    await user.click(await button('Start'))
    await heading('Read 1')
    await complete()
    await heading('Read 2')
    await waitFor(() => expect(maps()).toHaveLength(2))
    await user.click(await button('Go Back'))
    expect(await button(/^Read\W+1 of 2 lessons/)).toBeVisible()
  })

  it('that finishes the skill leads to its trophy, also by way of finished ones', async () => {
    servePath(subSkill('Read', [null, done]))
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    await complete()
    await heading('Read 2')
    fireEvent.click(await button('Continue'))
    await greatJob()
    await user.keyboard('{Escape}')
    expect(await screen.findByText("You've completed the learning path!")).toBeVisible()
  })

  it('of a finished skill leads to no trophy', async () => {
    servePath(subSkill('Read', [done]))
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    fireEvent.click(await button('Continue'))
    await greatJob()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.keyboard('{Escape}')
    await pass(1000)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('moves nobody who has left before it was saved', async () => {
    servePath(subSkill('Read', [null, null]))
    const { user } = await openFromPath(/^Read/, /^Read 1/)
    await heading('Read 1')
    let respond: (response: Response) => void = () => {}
    const saved = new Promise<Response>((resolve) => (respond = resolve))
    backend.use(http.post('*/api/subskill/update-state', () => saved))
    await complete()
    await waitFor(() => expect(saves()).toHaveLength(1))
    await user.click(await button('Go Back'))
    await heading('Make soup')
    const paths = backend.requestsTo('GET /api/subskills').length
    respond(HttpResponse.json({ updatedState: 'completed' }))
    await waitFor(() =>
      expect(backend.requestsTo('GET /api/subskills').length).toBeGreaterThan(paths),
    )
    expect(await heading('Make soup')).toBeVisible()
    expect(window.location.pathname).toBe('/learningpath')
  })
})

describe('a completed module whose path', () => {
  it('does not load leads to the path', async () => {
    const refusal = () => HttpResponse.json({ message: 'No' }, { status: 403 })
    backend.use(http.get('*/api/subskills', refusal))
    await openLesson(1003)
    await complete()
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    expect(saves()).toEqual([{ subskill_id: 1003, state: 'completed' }])
  })

  it('does not come leads to the path after 8 seconds: it is saved', async () => {
    backend.use(http.get('*/api/subskills', () => new Promise<never>(() => {})))
    await openLesson(1003)
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await complete()
    await waitFor(() => expect(saves()).toHaveLength(1))
    await pass(7000)
    expect(window.location.pathname).toBe('/learningpath/introduction')
    await pass(1000)
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})
