import { beforeEach, describe, expect, it, vi } from 'vitest'
import { standInSpeech } from '@tests/fixtures/stand-ins/speech-stand-in'
import { readAloud, type Failure } from './read-aloud'
import type { Sentence } from './spoken-text'

const sentences = (...texts: string[]): Sentence[] =>
  texts.map((text) => ({ text, lang: 'en', range: document.createRange() }))

function start(list: readonly Sentence[], rate = 1) {
  const onEnd = vi.fn<() => void>()
  const onFailure = vi.fn<(failure: Failure) => void>()
  const onSentence = vi.fn<(sentence: Sentence) => void>()
  const stop = readAloud(list, { voiceOf: () => undefined, rate, onSentence, onEnd, onFailure })
  return { stop, onEnd, onFailure, onSentence }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('reading aloud', () => {
  it('speaks each sentence once, in order, and calls back at the end', async () => {
    const said = standInSpeech()
    const { onEnd, onSentence } = start(sentences('One.', 'Two.'), 0.75)
    await vi.runAllTimersAsync()
    expect(said.map(({ text, rate }) => [text, rate])).toEqual([
      ['One.', 0.75],
      ['Two.', 0.75],
    ])
    expect(onSentence).toHaveBeenCalledTimes(2)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('continues after an utterance that never fires `end`', async () => {
    const said = standInSpeech({ neverEnds: [0] })
    const { onEnd } = start(sentences('One.', 'Two.'))
    await vi.runAllTimersAsync()
    expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.'])
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('stops at once without a callback', async () => {
    const said = standInSpeech({ lasts: 1000 })
    const { stop, onEnd, onFailure } = start(sentences('One.', 'Two.'))
    await vi.advanceTimersByTimeAsync(500)
    stop()
    await vi.runAllTimersAsync()
    expect(said).toHaveLength(1)
    expect(window.speechSynthesis.speaking).toBe(false)
    expect(onEnd).not.toHaveBeenCalled()
    expect(onFailure).not.toHaveBeenCalled()
  })

  it.each([
    ['not-allowed', 'not-allowed'],
    ['synthesis-failed', 'failed'],
    ['language-unavailable', 'failed'],
  ])('reports the failure %s once and stops', async (error, failure) => {
    const said = standInSpeech({ fails: error })
    const { onEnd, onFailure } = start(sentences('One.', 'Two.'))
    await vi.runAllTimersAsync()
    expect(said).toEqual([])
    expect(onFailure.mock.calls).toEqual([[failure]])
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('ends when another utterance interrupts it', async () => {
    standInSpeech({ lasts: 1000 })
    const { onEnd, onFailure } = start(sentences('One.', 'Two.'))
    await vi.advanceTimersByTimeAsync(500)
    window.speechSynthesis.cancel()
    await vi.runAllTimersAsync()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(onFailure).not.toHaveBeenCalled()
  })
})
