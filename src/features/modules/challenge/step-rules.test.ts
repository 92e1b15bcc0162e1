import { describe, expect, it } from 'vitest'
import { openSteps, tickedOf, withTick } from './step-rules'

const ticked = (marks: string) => Array.from(marks, (mark) => mark === 'x')

describe('tickedOf', () => {
  it('is nothing at first', () => {
    expect(tickedOf(3, [])).toEqual(ticked('---'))
  })

  it('holds what was kept, in any order and however often', () => {
    expect(tickedOf(4, [2, 0, 2])).toEqual(ticked('x-x-'))
  })

  it('leaves out ticks of steps that are no longer there', () => {
    expect(tickedOf(2, [1, 2, 7])).toEqual(ticked('-x'))
  })

  it('leaves steps open that were added', () => {
    expect(tickedOf(4, [0, 1])).toEqual(ticked('xx--'))
  })

  it('has no ticks without steps', () => {
    expect(tickedOf(0, [0])).toEqual([])
  })
})

describe('withTick', () => {
  it('adds a tick, once', () => {
    expect(withTick([0], 2, true)).toEqual([0, 2])
    expect(withTick([0, 2], 2, true)).toEqual([0, 2])
  })

  it('takes a tick away, and only that one', () => {
    expect(withTick([0, 2, 3], 2, false)).toEqual([0, 3])
    expect(withTick([0], 2, false)).toEqual([0])
  })
})

describe('openSteps', () => {
  it.each([
    ['----', [0, 1, 2, 3]],
    ['x-x-', [1, 3]],
    ['xxxx', []],
    ['', []],
  ])('are what is still to do (%s)', (marks, open) => {
    expect(openSteps(ticked(marks))).toEqual(open)
  })
})
