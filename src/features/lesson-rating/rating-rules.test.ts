import { describe, expect, it } from 'vitest'
import { pressStar, ratingsToGo, starScale } from './rating-rules'

describe('the rating of a lesson', () => {
  it('is given in whole stars from 1 to 5', () => {
    expect(starScale).toEqual([1, 2, 3, 4, 5])
  })

  it('sets the clicked star, and undoes it on a second click', () => {
    expect(pressStar(null, 4)).toBe(4)
    expect(pressStar(4, 2)).toBe(2)
    expect(pressStar(4, 4)).toBe(0)
    expect(pressStar(0, 4)).toBe(4)
  })

  it('is ready when both questions have at least one star', () => {
    expect(ratingsToGo([null, null])).toBe(2)
    expect(ratingsToGo([4, null])).toBe(1)
    expect(ratingsToGo([4, 0])).toBe(1)
    expect(ratingsToGo([1, 5])).toBe(0)
  })
})
