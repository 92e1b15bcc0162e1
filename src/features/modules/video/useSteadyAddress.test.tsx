import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useSteadyAddress } from './useSteadyAddress'

const clip = (signature: string, name = 'clip.en.mp4') =>
  `https://clips.example.org/${name}?signature=${signature}`

type Given = Parameters<typeof useSteadyAddress>[0]
const show = (newest: string | null, language: string | null = 'en') =>
  renderHook((given: Given) => useSteadyAddress(given), { initialProps: { newest, language } })

describe('the address of a video that is shown', () => {
  it('stays when the server signs it anew, also with another path', () => {
    const { result, rerender } = show(clip('1'))
    rerender({ newest: clip('2'), language: 'en' })
    expect(result.current.address).toBe(clip('1'))
    rerender({ newest: clip('3', 'token/clip.en.mp4'), language: 'en' })
    expect(result.current.address).toBe(clip('1'))
  })

  it('is another one when another language has its own clip, once that is known', () => {
    const { result, rerender } = show(clip('1'))
    rerender({ newest: clip('1'), language: null })
    expect(result.current.address).toBe(clip('1'))
    rerender({ newest: clip('2', 'clip.es.mp4'), language: 'es' })
    expect(result.current.address).toBe(clip('2', 'clip.es.mp4'))
  })

  it('stays when both languages have the same clip', () => {
    const { result, rerender } = show(clip('1'))
    rerender({ newest: clip('2'), language: 'es' })
    expect(result.current.address).toBe(clip('1'))
    rerender({ newest: clip('3', 'other/clip.en.mp4'), language: 'es' })
    expect(result.current.address).toBe(clip('1'))
  })

  it('tells videos of a service apart by what stands behind the question mark', () => {
    const { result, rerender } = show('https://www.youtube.com/watch?v=one')
    rerender({ newest: 'https://www.youtube.com/watch?v=uno', language: 'es' })
    expect(result.current.address).toBe('https://www.youtube.com/watch?v=uno')
  })

  it('is the newest one after another try, and the one that the server gives then', () => {
    const { result, rerender } = show(clip('1'))
    rerender({ newest: clip('2'), language: 'en' })
    act(() => result.current.renew())
    expect(result.current.address).toBe(clip('2'))
    rerender({ newest: clip('3'), language: 'en' })
    expect(result.current.address).toBe(clip('3'))
    rerender({ newest: clip('4'), language: 'en' })
    expect(result.current.address).toBe(clip('3'))
  })

  it('is what the lesson says, not what the path said of it before', () => {
    const { result, rerender } = show(clip('from the path'), null)
    rerender({ newest: clip('from the lesson'), language: 'en' })
    expect(result.current.address).toBe(clip('from the lesson'))
    rerender({ newest: clip('later'), language: 'en' })
    expect(result.current.address).toBe(clip('from the lesson'))
  })

  it('is taken as soon as there is one', () => {
    const { result, rerender } = show(null)
    rerender({ newest: clip('1'), language: 'en' })
    expect(result.current.address).toBe(clip('1'))
  })
})
