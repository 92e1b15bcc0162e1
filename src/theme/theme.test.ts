import { expect, test } from 'vitest'
import { theme } from './theme'

test('light and dark are chosen by the attribute that the first paint sets', () => {
  const selectors = theme.generateStyleSheets().flatMap((sheet) => Object.keys(sheet))
  expect(selectors).toContain(':root, [data-colors="light"]')
  expect(selectors).toContain('[data-colors="dark"]')
})
