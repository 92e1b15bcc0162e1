import { describe, expect, it } from 'vitest'
import { draftLifeMs, lessonDrafts, packDraft, unpackDraft } from './lesson-drafts'

const now = Date.UTC(2026, 0, 31)

describe('lesson drafts', () => {
  it('come back as they were kept', () => {
    lessonDrafts.keep('a', { question: 2 })
    expect(lessonDrafts.read('a')).toEqual({ question: 2 })
    lessonDrafts.remove('a')
    expect(lessonDrafts.read('a')).toBeUndefined()
  })

  it('live for 30 days and not a moment longer', () => {
    expect(draftLifeMs).toBe(2_592_000_000)
    const text = packDraft(2, now)
    expect(unpackDraft(text, now + draftLifeMs)).toBe(2)
    expect(unpackDraft(text, now + draftLifeMs + 1)).toBeUndefined()
  })

  it('are not trusted when they come from the future', () => {
    expect(unpackDraft(packDraft(2, now + 1), now)).toBeUndefined()
  })

  it.each([null, '', 'x', 'null', '7', '{}', '{"at":"now","value":2}', '[1]'])(
    'are nothing when the stored text is %j',
    (text) => {
      expect(unpackDraft(text, now)).toBeUndefined()
    },
  )
})
