import { expect, test } from 'vitest'
import english from '@locales/en/auth.json'
import spanish from '@locales/es/auth.json'
import { meetsRule, passwordRules } from './password'

test.each([english, spanish])('the example beside the field meets every password rule', (texts) => {
  const [example = ''] = /\S+-\d+/.exec(texts.checklist.example) ?? []
  expect(example.length).toBeGreaterThan(8)
  expect(passwordRules.filter((rule) => !meetsRule(rule, example))).toEqual([])
})
