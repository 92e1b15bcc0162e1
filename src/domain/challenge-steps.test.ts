import { describe, expect, test } from 'vitest'
import { openSteps, stepNames, tickedOf, withTick } from './challenge-steps'

const ticked = (marks: string) => Array.from(marks, (mark) => mark === 'x')
const steps = ['Shop', 'Cook', 'Eat']

describe('stepNames', () => {
  test('are the words of the steps, and tell those that come again', () => {
    const all = ['Stir', 'Wait', 'Stir'].map((text) => ({ text, externalResource: null }))
    expect(stepNames(all)).toEqual(['Stir', 'Wait', 'Stir (2)'])
  })
})

describe('tickedOf', () => {
  test('is nothing at first', () => {
    expect(tickedOf(steps, {})).toEqual(ticked('---'))
  })

  test.each([
    ['in another order', ['Eat', 'Shop', 'Cook'], '-x-'],
    ['with a step more', ['Plan', 'Shop', 'Cook', 'Eat'], '-x--'],
    ['with a step less', ['Cook', 'Eat'], '--'],
    ['with another one in its place', ['Pay', 'Cook', 'Eat'], '---'],
    ['in another language', ['Compra', 'Cocina', 'Come'], 'x--'],
    ['in another language, one with the same words', ['Compra', 'Cook', 'Come'], 'x--'],
    ['that are all others', ['Wash', 'Dry'], '--'],
    ['that are none', [], ''],
  ])('stands at the step that was done, among steps %s', (_, now, marks) => {
    expect(tickedOf(now, { steps, ticks: ['Shop'] })).toEqual(ticked(marks))
  })
})

describe('withTick', () => {
  const one = { steps, ticks: ['Shop'] }

  test('adds a tick, once', () => {
    const two = { steps, ticks: ['Shop', 'Eat'] }
    expect(withTick(steps, one, 2, true)).toEqual(two)
    expect(withTick(steps, two, 2, true)).toEqual(two)
  })

  test('takes a tick away, and only that one', () => {
    expect(withTick(steps, { steps, ticks: steps }, 2, false)).toEqual({
      steps,
      ticks: ['Shop', 'Cook'],
    })
    expect(withTick(steps, one, 0, false)).toEqual({ steps, ticks: [] })
  })

  test('takes the ticks of another language along', () => {
    const other = ['Compra', 'Cocina', 'Come']
    expect(withTick(other, one, 2, true)).toEqual({ steps: other, ticks: ['Compra', 'Come'] })
  })
})

describe('openSteps', () => {
  test.each([
    ['----', [0, 1, 2, 3]],
    ['x-x-', [1, 3]],
    ['xxxx', []],
    ['', []],
  ])('are what is still to do (%s)', (marks, open) => {
    expect(openSteps(ticked(marks))).toEqual(open)
  })
})
