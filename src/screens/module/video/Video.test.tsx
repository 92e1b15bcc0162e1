import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

/** Two modules of sam: the second one is completed. */
const video = 1003
const completedVideo = 1001

const button = (name: string) => screen.findByRole('button', { name })
const player = () =>
  waitFor(() => {
    const element = document.querySelector('video')
    if (!element) throw new Error('There is no player yet')
    return element
  })
const watchToTheEnd = async () => fireEvent.ended(await player())
const saves = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const completed = { subskill_id: video, state: 'completed' }
const nextLesson = () => screen.findByText('Question 1 of 3')
const path = () => screen.findByRole('heading', { name: 'Cook a simple recipe' })
const refusal = () => HttpResponse.json({ message: 'Not now' }, { status: 403 })

describe('a video', () => {
  it('is shown with its title, and never plays by itself', async () => {
    await openLesson(video)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Clean hands, ready tools' }),
    ).toBeVisible()
    expect((await player()).controls).toBe(true)
    expect((await player()).autoplay).toBe(false)
    expect(screen.getByRole('group', { name: 'Clean hands, ready tools' })).toBeVisible()
  })

  it('has to be watched to the end before Continue, which says so', async () => {
    const { user } = await openLesson(video)
    await player()
    const next = await button('Continue')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveAccessibleDescription('Watch to the end. Then you can continue.')
    await user.click(next)
    await watchToTheEnd()
    expect(await screen.findByText('You watched to the end. You can continue.')).toBeVisible()
    expect(next).not.toHaveAttribute('aria-disabled')
    expect(saves()).toEqual([])
  })

  it('is saved once as completed, and Continue opens the next lesson', async () => {
    await openLesson(video)
    await watchToTheEnd()
    const next = await button('Continue')
    await pressTwice(next)
    await nextLesson()
    expect(saves()).toEqual([completed])
  })

  it('that was completed before has Continue open from the start', async () => {
    const { user } = await openLesson(completedVideo)
    expect(await screen.findByText(/^You finished this lesson before\./)).toBeVisible()
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
  })

  it('is left once by Continue and Skip, both pressed while the path loads', async () => {
    let respond = () => {}
    const path = new Promise<void>((resolve) => (respond = resolve))
    backend.use(http.get('*/api/subskills', () => path))
    const { user } = await openLesson(completedVideo)
    fireEvent.error(await player())
    const before = window.history.length
    await user.click(await button('Continue'))
    await waitFor(() => expect(saves()).toHaveLength(1))
    await user.click(await button('Go on without it'))
    respond()
    await nextLesson()
    expect(window.history.length).toBe(before + 1)
  })

  it('counts as completed where only its own call says so', async () => {
    backend.use(
      http.get('*/api/knowledge-subskill', () => HttpResponse.json({ status: 'COMPLETED' })),
    )
    await openLesson(video)
    expect(await screen.findByText(/^You finished this lesson before\./)).toBeVisible()
    expect(await button('Continue')).not.toHaveAttribute('aria-disabled')
  })

  it('is left with Go Back, and nothing is saved', async () => {
    const { user } = await openLesson(video)
    await watchToTheEnd()
    await user.click(await button('Go Back'))
    expect(await path()).toBeVisible()
    expect(saves()).toEqual([])
  })
})

describe('a video that is not saved', () => {
  const fail = (response: () => Response | Promise<Response>) =>
    backend.use(http.post('*/api/subskill/update-state', response, { once: true }))
  const notSaved = () => screen.findByText(/^Your lesson is not saved\./)

  it.each([
    ['is lost', () => HttpResponse.error()],
    ['is refused', refusal],
    ['is saved as another state', () => HttpResponse.json({ updatedState: 'in_progress' })],
    ['fails with success: false', () => HttpResponse.json({ success: false })],
  ])('because the call %s says so, and Continue saves it again', async (_, response) => {
    fail(response)
    const { user } = await openLesson(video)
    await watchToTheEnd()
    await user.click(await button('Continue'))
    expect(await notSaved()).toBeVisible()
    expect(saves()).toHaveLength(1)
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
  })

  it('does not have to be watched again after a reload', async () => {
    fail(() => HttpResponse.error())
    const { user, unmount } = await openLesson(video)
    await watchToTheEnd()
    await user.click(await button('Continue'))
    await notSaved()
    unmount()
    await openLesson(video)
    expect(await screen.findByText('You watched to the end. You can continue.')).toBeVisible()
  })

  it('because the call takes long says so after 8 seconds, and is never sent again by itself', async () => {
    fail(() => new Promise<never>(() => {}))
    await openLesson(video)
    await watchToTheEnd()
    const next = await button('Continue')
    vi.useFakeTimers()
    fireEvent.click(next)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    await pass(7900)
    expect(next).toHaveTextContent('Saving…')
    expect(screen.queryByText(slow)).toBeNull()
    await pass(100)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(saves()).toHaveLength(1)
  })

  it('after its learner has left is named on the next screen', async () => {
    let respond: (response: Response) => void = () => {}
    fail(() => new Promise((resolve) => (respond = resolve)))
    const { user } = await openLesson(video)
    await watchToTheEnd()
    await user.click(await button('Continue'))
    await button('Saving…')
    await user.click(await button('Go Back'))
    await path()
    respond(refusal())
    expect(await notSaved()).toBeVisible()
    expect(await path()).toBeVisible()
  })

  it('because the session has ended can be saved after the next sign-in', async () => {
    fail(() => new HttpResponse(null, { status: 401 }))
    const { user } = await openLesson(video)
    await watchToTheEnd()
    await user.click(await button('Continue'))
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, 'sam@example.com')
    await user.click(await button('Continue'))
    expect(await nextLesson()).toBeVisible()
    expect(saves()).toEqual([completed, completed])
  })
})

describe('a video that does not open', () => {
  it('says so, and Retry loads it', async () => {
    backend.use(http.get('*/api/knowledge-subskill', refusal, { once: true }))
    const { user } = await openLesson(video)
    expect(await screen.findByText('Error loading module')).toBeVisible()
    expect(await button('Go on without it')).toBeVisible()
    expect(await button('Go Back')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await player()).toBeInTheDocument()
  })

  it('is waited for below its title; after 8 seconds Retry asks again', async () => {
    backend.use(
      http.get('*/api/knowledge-subskill', () => new Promise<never>(() => {}), { once: true }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openLesson(video)
    expect(await screen.findByText('Loading your video…')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Clean hands, ready tools' })).toBeVisible()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await player()).toBeInTheDocument()
  })

  it('because it has no id says so, and sends nothing: a retry cannot help', async () => {
    const learner = 'no-module-id@example.com'
    const { user } = await renderApp({ path: '/learningpath', state: { skillId: 11 }, learner })
    await user.click(await screen.findByRole('button', { name: /^Read the recipe/ }))
    await user.click(await screen.findByRole('button', { name: /^A soup for two/ }))
    expect(await screen.findByText('No module ID provided')).toBeVisible()
    expect(screen.getByText('Error loading module')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(backend.requestsTo('GET /api/knowledge-subskill')).toEqual([])
  })

  /** The address in the path, and the one in the call of the video. */
  function serveAddresses(ofPath: string | null, ofCall: string | null) {
    const modules = [
      { id: video, type: 'video', title: 'Hands', videoUrl: ofPath },
      { id: 1004, type: 'quiz' },
    ]
    backend.use(
      http.get('*/api/subskills', () => HttpResponse.json({ subskills: [{ id: 102, modules }] })),
      http.get('*/api/knowledge-subskill', () => HttpResponse.json({ videoUrl: ofCall })),
    )
  }

  it.each([null, 'clip.mp4', 'javascript:alert(1)', 'data:video/mp4;base64,AAAA'])(
    'because its address is %j says so, and leads on without saving',
    async (address) => {
      serveAddresses(address, address)
      const { user } = await openLesson(video)
      expect(await screen.findByText('There is no video here yet.')).toBeVisible()
      await user.click(await button('Go on without it'))
      expect(await nextLesson()).toBeVisible()
      expect(saves()).toEqual([])
    },
  )

  it('has the address of the path where its own call has none', async () => {
    const own = 'https://clips.example.org/own.mp4'
    serveAddresses(own, null)
    await openLesson(video)
    await waitFor(async () => expect(await player()).toHaveAttribute('src', own))
    expect(await screen.findByRole('heading', { name: 'Hands' })).toBeVisible()
  })
})

it('is shown in Spanish', async () => {
  await openLesson(video, { language: 'es' })
  expect(
    await screen.findByText('Mira el video hasta el final. Después puedes continuar.'),
  ).toBeVisible()
  expect(await button('Continuar')).toBeVisible()
})
