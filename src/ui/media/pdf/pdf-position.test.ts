import { expect, test } from 'vitest'
import { nextZoom, withinPdf, zooms } from './pdf-position'

test('zooms in steps between the limits', () => {
  expect(nextZoom(1, 1)).toBe(1.25)
  expect(nextZoom(1, -1)).toBe(0.75)
  expect(nextZoom(3, 1)).toBeNull()
  expect(nextZoom(0.5, -1)).toBeNull()
})

test.each(zooms.slice(1))('a step to %d can be undone', (zoom) => {
  expect(nextZoom(nextZoom(zoom, -1) ?? 0, 1)).toBe(zoom)
})

test.each([
  [2, 30, 2],
  [31, 30, 30],
  [0, 30, 1],
  [-4, 30, 1],
  [2.7, 30, 2],
  [Number.NaN, 30, 1],
])('page %d of %d pages is page %d', (page, pages, expected) => {
  expect(withinPdf({ page, zoom: 1 }, pages).page).toBe(expected)
})

test('an unknown zoom becomes the width of the frame', () => {
  expect(withinPdf({ page: 1, zoom: 1.5 }, 1).zoom).toBe(1.5)
  expect(withinPdf({ page: 1, zoom: 40 }, 1).zoom).toBe(1)
})
