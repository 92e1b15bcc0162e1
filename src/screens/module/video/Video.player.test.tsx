import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { openLesson } from '@tests/support/open-lesson'

// jsdom plays nothing: these tests fire the events of the video element.

const video = 1003
const address = 'https://clips.example.org/hands.mp4'
const calls = () => backend.requestsTo('GET /api/knowledge-subskill')
const element = () => document.querySelector('video')

const player = () =>
  waitFor(() => {
    const found = element()
    if (!found) throw new Error('There is no player yet')
    return found
  })

function load(found: HTMLVideoElement, duration = 60) {
  Object.defineProperty(found, 'duration', { configurable: true, value: duration })
  fireEvent.loadedMetadata(found)
}

function playTo(found: HTMLVideoElement, seconds: number) {
  found.currentTime = seconds
  fireEvent.timeUpdate(found)
}

beforeEach(() => {
  backend.use(http.get('*/api/knowledge-subskill', () => HttpResponse.json({ videoUrl: address })))
})

describe('a video that loads', () => {
  it('hides its loader 1500 ms after it has begun to load', async () => {
    await openLesson(video)
    const found = await player()
    vi.useFakeTimers()
    fireEvent.loadStart(found)
    await pass(1499)
    expect(screen.getByText('Loading the video…')).toBeVisible()
    await pass(1)
    expect(screen.queryByText('Loading the video…')).toBeNull()
  })

  it('can be opened elsewhere, or passed, where nothing has come after 8 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openLesson(video)
    await player()
    expect(screen.queryByText(/^The video takes a long time to load\./)).toBeNull()
    await pass(8000)
    expect(screen.getByText(/^The video takes a long time to load\./)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the video/ })).toHaveAttribute('href', address)
    expect(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible()
  })

  it('is not called slow where the browser waits for a tap', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openLesson(video)
    fireEvent(await player(), new Event('suspend'))
    await pass(9000)
    expect(screen.queryByText(/^The video takes a long time to load\./)).toBeNull()
  })

  it('keeps the volume and the speed that the learner chose', async () => {
    await openLesson(video)
    const found = await player()
    found.volume = 0.3
    fireEvent.volumeChange(found)
    found.playbackRate = 0.75
    fireEvent.rateChange(found)
    load(found)
    fireEvent.ended(found)
    expect(found.volume).toBe(0.3)
    expect(found.playbackRate).toBe(0.75)
  })
})

describe('a video that fails', () => {
  it('can be opened elsewhere, and Retry asks for its address again', async () => {
    const { user } = await openLesson(video)
    fireEvent.error(await player())
    expect(await screen.findByText('The video does not play.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^Open the video/ })).toHaveAttribute('href', address)
    expect(screen.getByRole('button', { name: 'Go on without it' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await player()).toBeInTheDocument()
    expect(screen.queryByText('The video does not play.')).toBeNull()
    await waitFor(() => expect(calls()).toHaveLength(2))
  })

  it('at its end, where it has not ended after 10 seconds, can be passed', async () => {
    await openLesson(video)
    const found = await player()
    load(found)
    vi.useFakeTimers()
    const wayOn = () => screen.queryByRole('button', { name: 'Go on without it' })
    playTo(found, 40)
    await pass(20_000)
    expect(wayOn()).toBeNull()
    playTo(found, 59.8)
    await pass(9999)
    expect(wayOn()).toBeNull()
    await pass(1)
    expect(wayOn()).toBeVisible()
    playTo(found, 60)
    fireEvent.ended(found)
    expect(wayOn()).toBeNull()
  })
})

describe('the place in a video', () => {
  async function reload(opened: { unmount: () => void }, duration = 60) {
    opened.unmount()
    const again = await openLesson(video)
    const found = await player()
    load(found, duration)
    return { ...again, found }
  }

  async function watchTo(seconds: number) {
    const opened = await openLesson(video)
    const found = await player()
    load(found)
    playTo(found, seconds)
    return opened
  }

  it('survives a reload, also where the player has not begun again', async () => {
    const again = await reload(await watchTo(12.6))
    expect(again.found.currentTime).toBe(12)
    playTo(again.found, 0)
    expect((await reload(again)).found.currentTime).toBe(12)
  })

  it('is a little before the end of a clip that is shorter now', async () => {
    expect((await reload(await watchTo(58), 40)).found.currentTime).toBe(35)
  })

  it('is the beginning once the video was watched to its end', async () => {
    const opened = await watchTo(59)
    fireEvent.ended(await player())
    expect((await reload(opened)).found.currentTime).toBe(0)
  })

  it('is the same in the other language, whose clip is another one', async () => {
    const { user } = await watchTo(12)
    const spanish = 'https://clips.example.org/manos.mp4'
    backend.use(
      http.get('*/api/knowledge-subskill', () => HttpResponse.json({ videoUrl: spanish })),
    )
    await user.click(screen.getByRole('button', { name: /Español/ }))
    await waitFor(() => expect(element()).toHaveAttribute('src', spanish))
    const found = await player()
    load(found)
    expect(found.currentTime).toBe(12)
  })

  it('is never lost by a newly signed address: nothing asks again while the lesson is open', async () => {
    await openLesson(video)
    const found = await player()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    act(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new Event('online'))
    })
    await screen.findByText('· Lesson 1 of 3')
    expect(calls()).toHaveLength(1)
    expect(element()).toBe(found)
  })
})
