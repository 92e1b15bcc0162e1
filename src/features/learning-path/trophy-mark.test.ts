import { expect, test } from 'vitest'
import { trophyMark } from './trophy-mark'

test('is kept for each skill on its own', () => {
  trophyMark.set(11)
  expect(trophyMark.isSet(11)).toBe(true)
  expect(trophyMark.isSet(12)).toBe(false)
  expect(localStorage.getItem('trophyModal_11')).not.toBeNull()
})

test('any value counts as seen', () => {
  localStorage.setItem('trophyModal_11', '')
  expect(trophyMark.isSet(11)).toBe(true)
})
