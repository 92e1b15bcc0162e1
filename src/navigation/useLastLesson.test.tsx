import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '@/learner/session'
import { aModule } from '@tests/fixtures/lesson-data'
import { keepLastLesson, useLastLesson } from './useLastLesson'

const module = aModule({ nodeType: 'recipe', videoUrl: 'https://clips.example.org/a.mp4' })
const lastLesson = () => renderHook(useLastLesson).result.current
const signIn = (email: string) => session.start({ accessToken: email, email, remember: true })

beforeEach(() => void signIn('sam'))

describe('the last lesson', () => {
  it('is restored for the same learner, without the address of the video', () => {
    keepLastLesson({ skillId: 11, module })
    expect(lastLesson()).toEqual({ skillId: 11, module: { ...module, videoUrl: null } })
    expect(JSON.stringify(localStorage)).not.toContain('clips.example.org')
  })

  it('is the one that was opened last', () => {
    keepLastLesson({ skillId: 11, module })
    keepLastLesson({ skillId: 11, module: { ...module, id: 1002, contentId: 1002 } })
    expect(lastLesson()?.module.id).toBe(1002)
  })

  it('is null for another learner and without a session', () => {
    keepLastLesson({ skillId: 11, module })
    signIn('kim')
    expect(lastLesson()).toBeNull()
    session.end('expired')
    expect(lastLesson()).toBeNull()
  })
})
