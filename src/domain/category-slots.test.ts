import { describe, expect, test } from 'vitest'
import { inSlotOrder, slotsOf } from './category-slots'

describe('slots of the categories', () => {
  test('ids 1 to 4 take top, right, bottom and left, in whatever order they come', () => {
    expect(slotsOf([1, 2, 3, 4])).toEqual([0, 1, 2, 3])
    expect(slotsOf([4, 2, 1, 3])).toEqual([3, 1, 0, 2])
    expect([1, 2, 3, 4].flatMap((id) => slotsOf([id]))).toEqual([0, 1, 2, 3])
  })

  test('any other id takes the next free slot', () => {
    expect(slotsOf([7, 2, 9])).toEqual([0, 1, 2])
    expect(slotsOf([1, 3, 8, 12])).toEqual([0, 2, 1, 3])
  })

  test('ids 1 to 4 keep their slots when another id comes first', () => {
    expect(slotsOf([9, 1])).toEqual([1, 0])
  })

  test('after four the next ids follow, one slot each', () => {
    expect(slotsOf([5, 4, 3, 2, 1, 6])).toEqual([4, 3, 2, 1, 0, 5])
    expect(slotsOf([10, 11, 12, 13, 14, 2])).toEqual([0, 2, 3, 4, 5, 1])
  })

  test('ids as strings count as their number, all others get the next free slot', () => {
    expect(slotsOf(['2', '0', '-1', '1.5', 'cooking', ''])).toEqual([1, 0, 2, 3, 4, 5])
  })
})

test('entries come in the order of their slots', () => {
  const entries = [9, 3, 1].map((id) => ({
    category: { id, name: '', color: null, iconType: '' },
    skills: [],
  }))
  const ordered = inSlotOrder(entries).map(({ entry, slot }) => [entry.category.id, slot])
  expect(ordered).toEqual([
    [1, 0],
    [9, 1],
    [3, 2],
  ])
})
