import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'
import { pressTwice } from '@tests/support/press-twice'
import { standInSpeech } from '@tests/support/speech'

/** Two modules of sam: the second one is completed. */
const video = 1003
const completedVideo = 1001
const address = 'https://clips.example.org/hands.mp4'

const button = (name: string) => screen.findByRole('button', { name })
const player = (src?: string) =>
  waitFor(() => {
    const element = document.querySelector('video')
    if (!element) throw new Error('There is no player yet')
    if (src) expect(element).toHaveAttribute('src', src)
    return element
  })

/** Plays to a second of a minute. */
async function playTo(seconds: number) {
  const element = await player()
  Object.defineProperty(element, 'duration', { configurable: true, value: 60 })
  fireEvent.loadedMetadata(element)
  element.currentTime = seconds
  fireEvent.timeUpdate(element)
}
const watchToTheEnd = async () => fireEvent.ended(await player())

const answerWith = (answer: object) =>
  backend.use(http.get('*/api/knowledge-subskill', () => HttpResponse.json(answer)))
const fail = (response: () => Response | Promise<Response>) =>
  backend.use(http.post('*/api/subskill/update-state', response, { once: true }))
const refusal = () => HttpResponse.json({ message: 'Not now' }, { status: 403 })
const saves = () => backend.requestsTo('POST /api/subskill/update-state').map(({ body }) => body)
const nextLesson = () => screen.findByText('Question 1 of 3')
const toWatch = 'Watch to the end. Then you can continue.'
const cannotBeSeen = 'You cannot see this video now. To go on, press “Go on without it”.'
const watched = 'You watched to the end. You can continue.'

describe('a video', () => {
  test('has to be watched to the end, is saved once, and Continue opens the next lesson', async () => {
    const { user } = await openLesson(video)
    const title = 'Clean hands, ready tools'
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect((await player()).autoplay).toBe(false)
    expect(screen.getByRole('group', { name: title })).toBeVisible()
    const next = await button('Continue')
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveAccessibleDescription(toWatch)
    await user.click(next)
    await watchToTheEnd()
    expect(await screen.findByText(watched)).toBeVisible()
    expect(next).not.toHaveAttribute('aria-disabled')
    expect(saves()).toEqual([])
    await pressTwice(next)
    await nextLesson()
    expect(saves()).toEqual([{ subskill_id: video, state: 'completed' }])
  })

  test('that is moved to its end while it is paused counts as watched', async () => {
    await openLesson(video)
    const element = await player()
    await playTo(60)
    Object.defineProperty(element, 'ended', { value: true })
    fireEvent.seeked(element)
    expect(await screen.findByText(watched)).toBeVisible()
    expect(await button('Continue')).not.toHaveAttribute('aria-disabled')
  })

  test('is read by Listen without its clock and controls, with its words, which unfold', async () => {
    const said = standInSpeech()
    const { user } = await openLesson(video)
    await player()
    await playTo(12)
    await user.click(await button('Listen'))
    await button('Listen')
    const texts = said.map(({ text }) => text)
    expect(texts.slice(0, 4)).toEqual([
      'Clean hands, ready tools',
      'Watch to the end.',
      'Then you can continue.',
      'Read what the video shows',
    ])
    expect(texts.length).toBeGreaterThan(4)
  })

  test('that its own call has as completed, with no address but that of the path, has Continue open', async () => {
    answerWith({ videoUrl: null, status: 'COMPLETED' })
    const { user } = await openLesson(video)
    expect(await player()).toBeVisible()
    expect(await screen.findByText(/^You finished this lesson before\./)).toBeVisible()
    expect(await button('Continue')).not.toHaveAttribute('aria-disabled')
    await user.click(await button('Go Back'))
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
    expect(saves()).toEqual([])
  })

  test('that is finished stores nothing when it is watched again', async () => {
    await openLesson(completedVideo)
    expect(await screen.findByText(/^You finished this lesson before\./)).toBeVisible()
    await waitFor(() => expect(backend.requestsTo('GET /api/subskills')).toHaveLength(1))
    await screen.findByText(/^Lesson \d of \d$/)
    const film = await player()
    Object.defineProperty(film, 'currentTime', { value: 7, writable: true })
    fireEvent.timeUpdate(film)
    fireEvent.ended(film)
    expect(Object.keys(localStorage).filter((key) => key.startsWith('progress_'))).toEqual([])
  })

  test('is left once by Skip and Continue, both pressed while the path loads', async () => {
    let respond = () => {}
    const path = new Promise<void>((resolve) => (respond = resolve))
    backend.use(http.get('*/api/subskills', () => path))
    const { user } = await openLesson(completedVideo)
    expect(await screen.findByText(/^You finished this lesson before\./)).toBeVisible()
    fireEvent.error(await player())
    const before = window.history.length
    const next = await button('Continue')
    await user.click(await button('Go on without it'))
    await user.click(next)
    respond()
    await waitFor(() => expect(window.location.search).toContain('type=quiz'))
    expect(saves()).toEqual([])
    expect(window.history.length).toBe(before + 1)
  })

  test('that was finished before stays where its save fails, and is still finished', async () => {
    fail(refusal)
    const { user } = await openLesson(completedVideo)
    await user.click(await button('Continue'))
    expect(
      await screen.findByText(/^We could not go on\. Your lesson is still finished/),
    ).toBeVisible()
    expect(await player()).toBeVisible()
    expect(saves()).toHaveLength(1)
  })

  test('says that it is not saved, also on the next screen, and need not be watched again', async () => {
    const refused = 'Your lesson is not saved. Wait a moment, then press the button again.'
    const left =
      'Your lesson is not saved. Wait a moment. Then open it again and press the button at its end.'
    const unanswered =
      'Your lesson may not be saved. Check your internet, then press the button again.'
    const { user, unmount } = await openLesson(video)
    await watchToTheEnd()
    for (const [response, words] of [
      [() => HttpResponse.error(), unanswered],
      [refusal, refused],
    ] as const) {
      fail(response)
      await user.click(await button('Continue'))
      expect(await screen.findByText(words)).toBeVisible()
      await user.click(await button('Close'))
    }
    expect(saves()).toHaveLength(2)
    unmount()

    const again = await openLesson(video)
    expect(await screen.findByText(watched)).toBeVisible()
    let respond: (response: Response) => void = () => {}
    fail(() => new Promise((resolve) => (respond = resolve)))
    await again.user.click(await button('Continue'))
    await button('Saving…')
    await again.user.click(await button('Go Back'))
    const path = await screen.findByRole('heading', { name: 'Cook a simple recipe' })
    respond(refusal())
    expect(await screen.findByText(left)).toBeVisible()
    expect(path).toBeVisible()
  })
})

describe('a video that does not open', () => {
  test('is waited for below its title, then says so with ways on, and Retry loads it', async () => {
    backend.use(
      http.get('*/api/knowledge-subskill', () => new Promise<never>(() => {}), { once: true }),
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await openLesson(video)
    expect(await screen.findByText('Loading your video…')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Clean hands, ready tools' })).toBeVisible()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    backend.use(http.get('*/api/knowledge-subskill', refusal, { once: true }))
    await user.click(await button('Retry'))
    expect(await screen.findByText('Error loading module')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'This lesson did not open' })).toHaveFocus()
    expect(await button('Go on without it')).toBeVisible()
    expect(await button('Go Back')).toBeVisible()
    await user.click(await button('Retry'))
    expect(await player()).toBeInTheDocument()
  })

  test('because it has no address can be passed, without saving', async () => {
    const modules = [
      { id: video, type: 'video' },
      { id: 1004, type: 'quiz' },
    ]
    backend.use(
      http.get('*/api/subskills', () => HttpResponse.json({ subskills: [{ id: 102, modules }] })),
    )
    answerWith({})
    const { user } = await openLesson(video)
    expect(await screen.findByText('There is no video here yet.')).toBeVisible()
    expect(await button('Continue')).toHaveAccessibleDescription(cannotBeSeen)
    await user.click(await button('Go on without it'))
    expect(await nextLesson()).toBeVisible()
    expect(saves()).toEqual([])
  })
})

test('a video that does not play names the way on as why Continue is locked, until it is tried again', async () => {
  const { user } = await openLesson(video)
  fireEvent.error(await player())
  expect(await screen.findByText('The video does not play.')).toBeVisible()
  expect(await button('Continue')).toHaveAccessibleDescription(cannotBeSeen)
  await user.click(await button('Retry'))
  expect(await button('Continue')).toHaveAccessibleDescription(toWatch)
})

describe('the place in a video', () => {
  test('stays in the other language, whose clip is another one, and is never lost by asking again', async () => {
    const spanish = 'https://clips.example.org/manos.mp4'
    answerWith({ videoUrl: address })
    const { user } = await openLesson(video)
    const first = await player(address)
    await playTo(12.6)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByText('Lesson 1 of 3')
    expect(backend.requestsTo('GET /api/knowledge-subskill')).toHaveLength(1)
    expect(document.querySelector('video')).toBe(first)

    answerWith({ videoUrl: spanish })
    await user.click(screen.getByRole('button', { name: /Español/ }))
    const second = await player(spanish)
    fireEvent.loadedMetadata(second)
    expect(second.currentTime).toBe(12)
  })

  test('survives a player that has not begun again, and is gone once it was watched to its end', async () => {
    const opened = await openLesson(video)
    await playTo(12)
    await playTo(0)
    opened.unmount()
    const again = await openLesson(video)
    fireEvent.loadedMetadata(await player())
    expect((await player()).currentTime).toBe(12)
    await watchToTheEnd()
    again.unmount()
    await openLesson(video)
    fireEvent.loadedMetadata(await player())
    expect((await player()).currentTime).toBe(0)
  })
})
