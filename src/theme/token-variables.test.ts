import { expect, test } from 'vitest'
import { tokenStyles } from './token-variables'
import tokens from './tokens.json'

const styles = tokenStyles()
const [light = '', , dark = '', setDark = '', setLight = '', contrast = '', setContrast = ''] =
  styles.split('\n')

const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map((match) => match[1])

test('every color role has a light and a dark value', () => {
  expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(tokens.color.light))
  for (const [role, values] of Object.entries(tokens.color.light)) {
    for (const name of Object.keys(values)) {
      expect(names(light)).toContain(`--${role}-${name}`)
      expect(names(dark)).toContain(`--${role}-${name}`)
    }
  }
})

test('the primary color is a light blue', () => {
  const { main } = tokens.color.light.primary
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(main.slice(at, at + 2), 16))
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
  expect((red + green + blue) / 3).toBeGreaterThan(160)
})

test('the theme follows the system: light by default, dark and more contrast by media query', () => {
  expect(light).toMatch(/^:root\{color-scheme:light dark;/)
  expect(light).toContain('--bg-page:#FAF7F1')
  expect(dark).toMatch(
    /^@media screen and \(prefers-color-scheme:dark\)\{:root.*\{.*--bg-page:#0A1826/,
  )
  expect(contrast).toMatch(
    /^@media \(prefers-contrast:more\).*--text-secondary:var\(--text-primary\)/,
  )
})

test('the look that a learner wants wins over the preferences of the device', () => {
  const values = (css: string) => /\{(--.*)\}\}$/.exec(css)?.[1]
  expect(dark).toContain(':root:not([data-colors=light]){')
  expect(setDark).toBe(`@media screen{:root[data-colors=dark]{color-scheme:dark;${values(dark)}}}`)
  expect(setLight).toBe(':root[data-colors=light]{color-scheme:light}')
  expect(setContrast).toBe(`:root[data-contrast=more]{${values(contrast)}}`)
})
