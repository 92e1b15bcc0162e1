import i18next from 'i18next'
import { expect, test } from 'vitest'
import englishPath from '@locales/en/learning-path.json'
import english from '@locales/en/modules.json'
import spanishPath from '@locales/es/learning-path.json'
import spanish from '@locales/es/modules.json'
import { lessonTitle } from './lesson'

const t = i18next.getFixedT('en', 'modules')

test('a lesson has the first title that says something', () => {
  expect(lessonTitle(t, 'video', 'Tools', 'From the path')).toBe('Tools')
  expect(lessonTitle(t, 'video', '', 'From the path')).toBe('From the path')
})

test('a lesson without a title is called by its kind', () => {
  expect(lessonTitle(t, 'challenge', undefined, '')).toBe('Challenge')
  expect(lessonTitle(t, null, '')).toBe('Lesson')
})

test('its kind is called as on the path', () => {
  expect(english.type).toEqual(englishPath.module.type)
  expect(spanish.type).toEqual(spanishPath.module.type)
})
