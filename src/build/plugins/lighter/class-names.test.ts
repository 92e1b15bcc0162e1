import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './class-names'

test('no two style sheets have a class in common', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.module.css'))
  expect(sheets.length).toBeGreaterThan(100)
  expect(new Set(sheets.map((file) => className('title', resolve(join('src', file))))).size).toBe(
    sheets.length,
  )
})

test('a class has the same name however its file was asked for', () => {
  const file = resolve('src/ui/form/TextField.module.css')
  expect(className('input', `${file}?direct`)).toBe(className('input', file))
  expect(className('input', file)).toMatch(/^input_[a-z0-9]{4}$/)
})
