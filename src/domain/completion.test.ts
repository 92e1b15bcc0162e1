import { describe, expect, test } from 'vitest'
import { aModule, aPath, aSubSkill } from '@tests/support/module-data'
import { afterModule, earnedOn } from './completion'
import { findOnPath } from './learning-path'
import type { SubSkill } from './learning-path'

const video = aModule({ id: 1001, type: 'video', title: 'Tools' })
const quiz = aModule({ id: 1002, type: 'quiz', title: 'Which tool?' })
const pdf = aModule({ id: 1003, type: 'pdf', title: 'Shopping list' })
const unknown = aModule({ id: 1009, type: null })
const noId = aModule({ id: null, subSkillId: 101, title: 'No id' })
const other = aModule({ id: 1101, title: 'Cut' })
const done = <M extends object>(module: M) => ({ ...module, status: 'completed' as const })
const naming = (module: typeof video, next: typeof video) => ({
  ...module,
  nextModule: { ...next, nextModule: null },
})

/** Of a sub-skill that asks for a rating. */
const inRated = (module: typeof video) => ({ ...module, subSkillId: 101, parentHasFeedback: true })

const tools = aSubSkill({ id: 101, modules: [video, quiz, pdf] })
const cutting = aSubSkill({ id: 102, modules: [other] })
const pathOf = (fields: Partial<SubSkill>) => aPath([{ ...tools, ...fields }, cutting])
const path = pathOf({})

describe('the place of a module on its path', () => {
  test('counts the modules of its sub-skill, and has the module as the path knows it now', () => {
    const old = { ...quiz, status: 'in_progress' as const, title: 'An old title' }
    expect(findOnPath(path, old)).toEqual({ subSkill: tools, module: quiz, lesson: 2, lessons: 3 })
  })

  test('does not count modules that cannot be shown', () => {
    const known = pathOf({ modules: [unknown, video, unknown, pdf] })
    expect(findOnPath(known, pdf)).toMatchObject({ lesson: 2, lessons: 2 })
  })

  test('is unknown without an id, or while the path is unknown', () => {
    const broken = aModule({ id: null })
    expect(findOnPath(pathOf({ modules: [broken] }), broken)).toBeNull()
    expect(findOnPath(undefined, video)).toBeNull()
  })
})

describe('after a completed module comes', () => {
  test.each([
    ['its next sibling', path, video, quiz],
    ['also a completed one', pathOf({ modules: [video, done(quiz)] }), video, done(quiz)],
    ['the next that can be shown', pathOf({ modules: [video, unknown, noId, pdf] }), video, pdf],
    ['the one that it names', pathOf({ modules: [naming(pdf, other)] }), pdf, other],
    ['the one that it names, the path unknown', undefined, naming(pdf, other), other],
  ])('%s', (_, known, completed, module) => {
    const after = { kind: 'module', module }
    expect(afterModule(known, completed, 'completed')).toEqual(after)
  })

  test.each([
    ['is the last', [video, quiz, pdf]],
    ['is followed by unknown ones only', [video, pdf, unknown]],
    ['names another one', [video, naming(pdf, other)]],
  ])('the feedback where the sub-skill has a feedback and it %s', (_, modules) => {
    const rated = pathOf({ modules: modules.map(inRated) })
    const feedback = { kind: 'feedback', subSkillId: 101 }
    expect(afterModule(rated, inRated(pdf), 'completed')).toEqual(feedback)
    expect(afterModule(rated, done(inRated(pdf)), 'completed')).toEqual(feedback)
  })

  test.each([
    ['is the last: never the next sub-skill', path, pdf],
    ['is not on it', path, aModule({ id: 9, title: 'Stranger' })],
    ['is on no known path', undefined, pdf],
    ['names itself', undefined, naming(pdf, pdf)],
    ['names a completed one', pathOf({ modules: [done(video)] }), naming(other, video)],
  ])('the path where it %s', (_, known, completed) => {
    expect(afterModule(known, completed, 'completed').kind).toBe('path')
  })
})

describe('after a module that is skipped comes', () => {
  test.each([
    ['its next sibling', path, quiz, pdf],
    ['the one that it names', undefined, naming(pdf, other), other],
    ['the next to do if it has no id', pathOf({ modules: [done(video), noId, pdf] }), noId, pdf],
  ])('%s', (_, known, left, module) => {
    const after = { kind: 'module', module }
    expect(afterModule(known, left, 'skipped')).toEqual(after)
  })

  test.each([
    ['it is the last, also with a feedback', pathOf({ modules: [inRated(pdf)] }), pdf],
    ['the path is unknown', undefined, pdf],
    ['nothing is left, and it has no id', pathOf({ modules: [done(video), noId] }), noId],
    ['it has no id, the path unknown', undefined, noId],
    ['it names a completed one', pathOf({ modules: [done(video)] }), naming(other, video)],
  ])('the path where %s', (_, known, left) => {
    expect(afterModule(known, left, 'skipped')).toEqual({ kind: 'path' })
  })
})

describe('where the path did not load', () => {
  test.each([
    ['the module that is named, also before a rating', naming(inRated(pdf), other), 'module'],
    ['the rating, where the data of the module ask for one', inRated(pdf), 'feedback'],
    ['the path, where they do not', pdf, 'path'],
  ])('comes %s', (_, completed, kind) => {
    expect(afterModule(undefined, completed, 'completed').kind).toBe(kind)
  })
})

describe('a completion that was sent', () => {
  const sent = { id: '1002', type: 'quiz', subSkillId: null } as const

  test('is earned once the path says that the module is completed', () => {
    const saved = pathOf({ modules: [video, done(quiz)] })
    expect(earnedOn(saved, sent)).toBe(sent)
    expect(earnedOn(path, sent)).toBeUndefined()
    expect(earnedOn(pathOf({ modules: [done(video)] }), sent)).toBeUndefined()
    expect(earnedOn(saved, undefined)).toBeUndefined()
  })
})
