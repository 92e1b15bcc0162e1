import { describe, expect, test } from 'vitest'
import type { Id } from './ids'
import {
  chosenCount,
  isChanged,
  offeredSkills,
  selectedCategories,
  shownCategories,
  skillsToSave,
  startingSelection,
  tickedSkills,
  withoutSkillsOf,
} from './skill-selection'
import type { SkillCategory } from './skills'

const skill = (id: Id, isLinkedToGoal = false) => ({
  id,
  name: `Skill ${id}`,
  description: '',
  iconType: '',
  progress: 0,
  isLinkedToGoal,
})
const category = (id: Id, skills: SkillCategory['skills'], selectedSkills: Id[] = []) => ({
  id,
  name: `Category ${id}`,
  color: null,
  iconType: '',
  skills,
  selectedSkills,
})

const cooking = category(1, [skill(11, true), skill(12)], [12])
const money = category('m', [skill(21), skill('22', true)])
const empty = category(3, [])
const categories = [cooking, money, empty]

describe('the skills on the page', () => {
  test('are the skills of all categories, in order', () => {
    expect(offeredSkills(categories)).toEqual([11, 12, 21, '22'])
    expect(offeredSkills([])).toEqual([])
  })
})

describe('the categories on the page', () => {
  const order = (hasSkillsForUser: boolean) =>
    shownCategories({ categories: [empty, cooking, money], hasSkillsForUser }).map(({ id }) => id)

  test('begin on the first visit with those that have a skill for a goal', () => {
    expect(order(false)).toEqual([1, 'm', 3])
  })

  test('stand later as the server sends them', () => {
    expect(order(true)).toEqual([3, 1, 'm'])
  })
})

describe('the selection is changed', () => {
  const offer = { categories, hasSkillsForUser: true }
  test('where it differs from what is saved, in any order and with ids as texts', () => {
    expect(isChanged(offer, [12])).toBe(false)
    expect(isChanged(offer, ['12'])).toBe(false)
    expect(isChanged(offer, [11])).toBe(true)
    expect(isChanged(offer, [])).toBe(true)
  })

  test('not before anything was saved', () => {
    expect(isChanged({ ...offer, hasSkillsForUser: false }, [11])).toBe(false)
  })
})

describe('the ticked skills', () => {
  const first = { categories, hasSkillsForUser: false }
  const later = { categories, hasSkillsForUser: true }

  test('on the first visit are those linked to a goal, and those saved on the server', () => {
    expect(tickedSkills(first, undefined)).toEqual([11, 12, '22'])
  })

  test('on a later visit are only those saved on the server', () => {
    expect(tickedSkills(later, undefined)).toEqual([12])
  })

  test.each([first, later])('are those of the draft, if there is one', (offer) => {
    const start = startingSelection(offer)
    expect(tickedSkills(offer, { ticked: [21], start })).toEqual([21])
    expect(tickedSkills(offer, { ticked: [], start })).toEqual([])
  })

  test('also are those that were saved elsewhere, or linked to a goal, since the draft was begun', () => {
    expect(tickedSkills(later, { ticked: [21], start: [11] })).toEqual([12, 21])
    expect(tickedSkills(first, { ticked: [21], start: [] })).toEqual([11, 12, 21, '22'])
  })

  test('are only what is on the page', () => {
    const gone = { categories: [category(1, [skill(11)], [99])], hasSkillsForUser: true }
    expect(tickedSkills(gone, undefined)).toEqual([])
    expect(tickedSkills(gone, { ticked: [11, 99], start: [] })).toEqual([11])
  })
})

test('saving keeps what was selected and is no longer on the page', () => {
  const gone = { categories: [category(1, [skill(11)], [11, 99])], hasSkillsForUser: true }
  expect(skillsToSave(gone, [11])).toEqual([11, 99])
  expect(skillsToSave(gone, [])).toEqual([99])
})

test('unticking all skills of a category leaves the others', () => {
  expect(withoutSkillsOf(cooking, ['11', 21, 12])).toEqual([21])
  expect(withoutSkillsOf(empty, [11, 21])).toEqual([11, 21])
})

describe('a category', () => {
  test.each([
    [[], 0],
    [[11], 1],
    [[11, 12, 21], 2],
  ])('with %j counts %i of its skills', (selection, count) => {
    expect(chosenCount(cooking, selection)).toBe(count)
  })

  test.each([
    [[], []],
    [[11, 12], [1]],
    [
      [12, '22'],
      [1, 'm'],
    ],
    [[99], []],
  ])('is selected if any of its skills is: %j', (selection, selected) => {
    expect(selectedCategories(categories, selection)).toEqual(selected)
  })
})
