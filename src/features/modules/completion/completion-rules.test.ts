import { describe, expect, it } from 'vitest'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { findOnPath, lookAhead, nextStep, stepPast } from './completion-rules'

const video = aModule({ id: 1001, type: 'video', title: 'Tools' })
const quiz = aModule({ id: 1002, type: 'quiz', title: 'Which tool?' })
const pdf = aModule({ id: 1003, type: 'pdf', title: 'Shopping list' })
const other = aModule({ id: 1101, title: 'Cut' })

const tools = aSubSkill({ id: 101, modules: [video, quiz, pdf] })
const cutting = aSubSkill({ id: 102, modules: [other] })
const path = aPath([tools, cutting])

describe('findOnPath', () => {
  it.each([
    [video, 1],
    [quiz, 2],
    [pdf, 3],
  ])('counts the parts of the sub-skill (%#)', (module, part) => {
    expect(findOnPath(path, module)).toEqual({ subSkill: tools, module, part, parts: 3 })
  })

  it('gives the module as the path knows it now', () => {
    const old = { ...quiz, status: 'in_progress' as const, title: 'An old title' }
    expect(findOnPath(path, old)?.module).toBe(quiz)
  })

  it('finds nothing for a module that has no id at all, or while the path is unknown', () => {
    const broken = aModule({ id: null, contentId: null })
    expect(findOnPath(aPath([aSubSkill({ modules: [broken] })]), broken)).toBeNull()
    expect(findOnPath(undefined, video)).toBeNull()
  })
})

describe('nextStep', () => {
  it('goes to the next sibling', () => {
    expect(nextStep(path, video)).toEqual({ kind: 'module', module: quiz })
    expect(nextStep(path, quiz)).toEqual({ kind: 'module', module: pdf })
  })

  it('goes to the next sibling also where that one is completed already', () => {
    const done = { ...quiz, status: 'completed' as const }
    const again = aPath([{ ...tools, modules: [video, done] }])
    expect(nextStep(again, video)).toEqual({ kind: 'module', module: done })
  })

  it('goes to the module that the last one names, unless a rating comes first', () => {
    const last = { ...pdf, nextModule: { ...other, nextModule: null } }
    const named = aPath([{ ...tools, modules: [video, last] }])
    expect(nextStep(named, last)).toMatchObject({ kind: 'module', module: { id: 1101 } })
    expect(nextStep(undefined, last)).toMatchObject({ kind: 'module', module: { id: 1101 } })
    const rated = aPath([{ ...tools, modules: [video, last], hasFeedback: true }])
    expect(nextStep(rated, last)).toMatchObject({ kind: 'rating' })
  })

  it('asks for a rating after the last module where the sub-skill has a feedback', () => {
    const rated = aPath([{ ...tools, hasFeedback: true }, cutting])
    expect(nextStep(rated, pdf)).toEqual({
      kind: 'rating',
      subSkillId: 101,
      completed: pdf,
    })
  })

  it('goes back to the path after the last module where there is no feedback', () => {
    expect(nextStep(path, pdf)).toEqual({ kind: 'path', completed: pdf })
  })

  it('does not run on into the next sub-skill', () => {
    expect(nextStep(path, pdf).kind).toBe('path')
  })

  it('passes a module that cannot be shown, and asks for the rating where only such come', () => {
    const unknown = aModule({ id: 1009, type: null })
    const between = aPath([{ ...tools, modules: [video, unknown, pdf], hasFeedback: true }])
    expect(nextStep(between, video)).toEqual({ kind: 'module', module: pdf })
    const behind = aPath([{ ...tools, modules: [video, pdf, unknown], hasFeedback: true }])
    expect(nextStep(behind, pdf).kind).toBe('rating')
  })

  it('goes back to the path where a module names itself, or two name each other', () => {
    const itself = { ...pdf, nextModule: { ...pdf, nextModule: null } }
    expect(nextStep(aPath([{ ...tools, modules: [itself] }]), itself).kind).toBe('path')
    expect(nextStep(undefined, itself).kind).toBe('path')

    const there = { ...pdf, nextModule: { ...other, nextModule: null } }
    const back = { ...other, nextModule: { ...pdf, nextModule: null } }
    const circle = aPath([
      { ...tools, modules: [{ ...there, status: 'completed' }] },
      { ...cutting, modules: [back] },
    ])
    expect(nextStep(circle, there)).toMatchObject({ kind: 'module', module: { id: 1101 } })
    expect(nextStep(circle, back).kind).toBe('path')
  })

  it('goes back to the path for a module that is not on it, or when the path is unknown', () => {
    const stranger = aModule({ id: 9, title: 'Stranger' })
    const back = { kind: 'path', completed: stranger }
    expect(nextStep(path, stranger)).toEqual(back)
    expect(nextStep(undefined, stranger)).toEqual(back)
  })
})

describe('lookAhead', () => {
  const done = (module: typeof video) => ({ ...module, status: 'completed' as const })

  it('sees the next module', () => {
    expect(lookAhead(path, video)?.next).toBe(quiz)
  })

  it('sees no module where a rating or the path comes next', () => {
    expect(lookAhead(path, pdf)?.next).toBeNull()
    expect(lookAhead(aPath([{ ...tools, hasFeedback: true }]), pdf)?.next).toBeNull()
  })

  it('sees the end of the skill when every other module is completed', () => {
    const last = aPath([
      { ...tools, modules: [done(video), quiz, done(pdf)] },
      aSubSkill({ id: 103, modules: [] }),
      { ...cutting, modules: [done(other)] },
    ])
    expect(lookAhead(last, quiz)?.finishesSkill).toBe(true)
  })

  it('does not see it while a module of any other sub-skill is open', () => {
    const almost = aPath([{ ...tools, modules: [done(video), quiz, done(pdf)] }, cutting])
    expect(lookAhead(almost, quiz)?.finishesSkill).toBe(false)
  })

  it('does not wait for a module that cannot be shown', () => {
    const unknown = aModule({ id: 1009, type: null })
    const last = aPath([{ ...tools, modules: [done(video), quiz, unknown] }])
    expect(lookAhead(last, quiz)?.finishesSkill).toBe(true)
  })
})

describe('stepPast', () => {
  const done = { ...quiz, type: 'challenge' as const, status: 'completed' as const }
  const celebratesNothing = { kind: 'path', completed: null }

  it('goes to the next sibling, finished or not', () => {
    const finished = { ...pdf, status: 'completed' as const }
    expect(stepPast(aPath([{ ...tools, modules: [done, pdf] }]), done)).toEqual({
      kind: 'module',
      module: pdf,
    })
    expect(stepPast(aPath([{ ...tools, modules: [done, finished] }]), done)).toEqual({
      kind: 'module',
      module: finished,
    })
  })

  it('asks for no rating and celebrates nothing after the last one', () => {
    const rated = aPath([{ ...tools, hasFeedback: true, modules: [video, done] }])
    expect(stepPast(rated, done)).toEqual(celebratesNothing)
    expect(stepPast(undefined, done)).toEqual(celebratesNothing)
  })

  it('follows the name of a next module, but never round in a circle', () => {
    const named = { ...done, nextModule: { ...other, nextModule: null } }
    const around = (status: 'completed' | 'not_started') =>
      aPath([
        { ...tools, modules: [named] },
        { ...cutting, modules: [{ ...other, status }] },
      ])
    expect(stepPast(around('not_started'), named)).toMatchObject({ module: { id: 1101 } })
    expect(stepPast(around('completed'), named)).toEqual(celebratesNothing)
    expect(stepPast(undefined, named)).toMatchObject({ module: { id: 1101 } })
  })
})
