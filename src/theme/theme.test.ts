import { expect, test } from 'vitest'
import { theme } from './theme'
import { dark, light } from './tokens'

/** Red, green and blue of a color, 0 to 255. */
const partsOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return { red, green, blue }
}

test('the primary color is a light blue, in light and dark', () => {
  for (const { main } of [light.primary, dark.primary]) {
    const { red, green, blue } = partsOf(main)
    expect(blue).toBeGreaterThan(green)
    expect(green).toBeGreaterThan(red)
    expect((red + green + blue) / 3).toBeGreaterThan(160)
  }
})

test('a node of a path is dark blue, and a locked one a muted blue', () => {
  for (const { path } of [light, dark]) {
    const [on, off] = [partsOf(path.on), partsOf(path.off)]
    expect(on.red + on.green + on.blue).toBeLessThan(3 * 128)
    for (const { red, green, blue } of [on, off]) {
      expect(blue).toBeGreaterThan(green)
      expect(green).toBeGreaterThan(red)
    }
    expect(on.blue - on.red).toBeGreaterThan(2 * (off.blue - off.red))
  }
})

test('the banner of DEVELOP is green, and that of STAGING orange', () => {
  for (const { env } of [light, dark]) {
    const [develop, staging] = [partsOf(env.developBg), partsOf(env.stagingBg)]
    expect(develop.green).toBeGreaterThan(Math.max(develop.red, develop.blue))
    expect(staging.red).toBeGreaterThan(staging.green)
    expect(staging.green).toBeGreaterThan(staging.blue)
  }
})

test('light and dark are chosen by the attribute that the first paint sets', () => {
  const selectors = theme.generateStyleSheets().flatMap((sheet) => Object.keys(sheet))
  expect(selectors).toContain(':root, [data-colors="light"]')
  expect(selectors).toContain('[data-colors="dark"]')
})
