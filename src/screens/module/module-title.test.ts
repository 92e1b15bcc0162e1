import i18next from 'i18next'
import { expect, test } from 'vitest'
import { moduleTitle } from './module-title'

const t = i18next.getFixedT('en', 'modules')

test.each([
  ['video', ['Tools', 'From the path'], 'Tools'],
  ['video', ['', 'From the path'], 'From the path'],
  ['challenge', [undefined, ''], 'Challenge'],
  [null, [''], 'Lesson'],
] as const)('a module of type %s with the titles %j is called %s', (type, titles, title) => {
  expect(moduleTitle(t, type, ...titles)).toBe(title)
})
