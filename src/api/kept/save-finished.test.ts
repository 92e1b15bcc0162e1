import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameLesson, type FinishedLesson } from '@/learner/kept/finished-lessons'
import { ApiError } from '../transport/api-error'
import { saveFinished, type Saving } from './save-finished'

const lesson = (id: number, more: Partial<FinishedLesson> = {}): FinishedLesson => ({
  skillId: 21,
  module: { id, contentId: id, parentSubSkillId: 1, type: 'quiz', title: `Lesson ${id}` },
  at: id,
  ...more,
})
const answer = (question: number) => ({ question, option: question * 10, place: question })

/** A list that waits, and a backend that fails in the given way at some lessons. */
function world(
  waiting: FinishedLesson[],
  fails: (id: unknown) => Error | undefined,
  isGone = false,
) {
  const sent: unknown[] = []
  let list = waiting
  const saving: Saving = {
    waiting: () => list,
    check: async (_lesson, { question }) => {
      sent.push(`answer ${question}`)
      return Number(question) % 2 === 0
    },
    complete: async ({ module }) => {
      const error = fails(module.id)
      if (error) throw error
      sent.push(module.id)
    },
    isGone: async () => isGone,
    onSaved: (saved) => {
      list = list.filter(({ module }) => !isSameLesson(module, saved.module))
    },
  }
  return { saving, sent, left: () => list.map(({ module }) => module.id) }
}
const never = () => undefined

describe('saving what was finished on this device', () => {
  it('sends each lesson once, in order, the answers of a quiz before it', async () => {
    const { saving, sent, left } = world(
      [lesson(3), lesson(1, { answers: [answer(2), answer(4)] }), lesson(2)],
      never,
    )
    const saved = await saveFinished(saving)
    expect(sent).toEqual([3, 'answer 2', 'answer 4', 1, 2])
    expect(saved.stopped).toBeUndefined()
    expect(left()).toEqual([])
  })

  it.each([
    ['no-answer', new ApiError('no-response'), true],
    ['gone', new ApiError('not-found', { status: 404 }), true],
    ['refused', new ApiError('not-found', { status: 404 }), false],
    ['refused', new ApiError('server', { status: 500 }), true],
    ['refused', new Error('unknown'), true],
  ] as const)('stops at the first that fails (%s) and keeps the rest', async (...cell) => {
    const [reason, error, isGone] = cell
    const fails = (id: unknown) => (id === 2 ? error : undefined)
    const { saving, sent, left } = world([lesson(1), lesson(2), lesson(3)], fails, isGone)
    const { lessons, stopped } = await saveFinished(saving)
    expect(lessons.map(({ module }) => module.id)).toEqual([1])
    expect(stopped).toMatchObject({ reason, lesson: { module: { title: 'Lesson 2' } } })
    expect(sent).toEqual([1])
    expect(left()).toEqual([2, 3])
  })

  it('says which answers were wrong, and saves nothing of that quiz', async () => {
    const { saving, sent } = world([lesson(1, { answers: [1, 2, 3].map(answer) })], never)
    const { stopped } = await saveFinished(saving)
    expect(stopped).toMatchObject({ reason: 'wrong-answer', wrong: [answer(1), answer(3)] })
    expect(sent).toEqual(['answer 1', 'answer 2', 'answer 3'])
  })

  it('stops at a quiz that its learner has not looked at again', async () => {
    const { saving, sent } = world([lesson(1, { isOpenAgain: true }), lesson(2)], never)
    expect((await saveFinished(saving)).stopped).toMatchObject({
      reason: 'wrong-answer',
      wrong: [],
    })
    expect(sent).toEqual([])
  })

  it('leaves out what another tab has saved meanwhile', async () => {
    const { saving, sent } = world([lesson(1), lesson(2), lesson(3)], never)
    const lists = [[lesson(1), lesson(2), lesson(3)], [lesson(3)], []]
    const saved = await saveFinished({ ...saving, waiting: () => lists.shift() ?? [] })
    expect(sent).toEqual([1, 3])
    expect(saved.lessons).toHaveLength(2)
  })

  it('ends where the browser cannot take a saved lesson off the list', async () => {
    const { saving, sent } = world([lesson(1), lesson(2)], never)
    await saveFinished({ ...saving, onSaved: () => {} })
    expect(sent).toEqual([1, 2])
  })

  it('saves a beginning of the list and leaves the rest in its order, whatever fails', async () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(ids, fc.array(fc.integer({ min: 1, max: 30 })), async (order, failing) => {
        const { saving, sent, left } = world(
          order.map((id) => lesson(id)),
          (id) => (failing.includes(Number(id)) ? new ApiError('no-response') : undefined),
        )
        const { lessons, stopped } = await saveFinished(saving)
        const first = order.findIndex((id) => failing.includes(id))
        const count = first === -1 ? order.length : first
        expect(sent).toEqual(order.slice(0, count))
        expect(lessons.map(({ module }) => module.id)).toEqual(sent)
        expect(left()).toEqual(order.slice(count))
        expect(stopped?.lesson.module.id).toBe(order[count])
      }),
    )
  })
})
