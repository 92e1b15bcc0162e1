import { expect, test } from 'vitest'
import { theme } from './theme'
import { dark, light } from './tokens'

test('the primary color is a light blue, in light and dark', () => {
  for (const { main } of [light.primary, dark.primary]) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(main.slice(at, at + 2), 16),
    )
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
    expect((red + green + blue) / 3).toBeGreaterThan(160)
  }
})

test('light and dark are chosen by the attribute that the first paint sets', () => {
  const selectors = theme.generateStyleSheets().flatMap((sheet) => Object.keys(sheet))
  expect(selectors).toContain(':root, [data-colors="light"]')
  expect(selectors).toContain('[data-colors="dark"]')
})
