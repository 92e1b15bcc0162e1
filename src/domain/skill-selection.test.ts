import { describe, expect, test } from 'vitest'
import type { Id } from './ids'
import {
  chosenCount,
  isChanged,
  offeredSkills,
  selectedCategories,
  shownCategories,
  startingSelection,
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

describe('the initial selection', () => {
  test('on the first visit: the skills linked to a goal, and those saved on the server', () => {
    const offer = { categories, hasSkillsForUser: false }
    expect(startingSelection(offer, undefined)).toEqual([11, 12, '22'])
  })

  test('on a later visit: only the skills saved on the server', () => {
    const offer = { categories, hasSkillsForUser: true }
    expect(startingSelection(offer, undefined)).toEqual([12])
  })

  test.each([true, false])('the draft instead, if there is one (known: %s)', (hasSkillsForUser) => {
    expect(startingSelection({ categories, hasSkillsForUser }, [21])).toEqual([21])
  })

  test('nothing, if everything was unticked', () => {
    expect(startingSelection({ categories, hasSkillsForUser: false }, [])).toEqual([])
  })

  test('only what is on the page: nothing is sent that cannot be seen', () => {
    const gone = [category(1, [skill(11)], [99])]
    expect(startingSelection({ categories: gone, hasSkillsForUser: true }, undefined)).toEqual([])
    expect(startingSelection({ categories: gone, hasSkillsForUser: true }, [11, 99])).toEqual([11])
  })
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
