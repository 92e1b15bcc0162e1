import { expect, test } from 'vitest'
import { productFiles } from './support/source-files'

const appFiles = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')
const screens = appFiles.filter(({ zone }) => zone !== 'ui')
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)
const formHook = /\buseForm\(/

test('every form is validated by useForm', () => {
  const handlers = screens.flatMap(({ code }) => code.match(/onSubmit=\{.*/g) ?? [])
  expect(handlers.length).toBeGreaterThan(3)
  expect(handlers.filter((handler) => !/^onSubmit=\{\w+\.submit\(/.test(handler))).toEqual([])
  expect(paths(screens.filter(({ code }) => /\bFormEvent\b/.test(code)))).toEqual([])
})

test('field errors are shown only by forms with this hook', () => {
  const fields = /@\/ui\/form\/(TextField|PasswordField|FieldMessage|FieldErrorSummary)'/
  const users = screens.filter(({ code }) => fields.test(code))
  const zones = new Set(users.map(({ zone }) => zone))
  expect([...zones].sort()).toEqual(['features/auth', 'features/onboarding'])
  for (const zone of zones) {
    expect(screens.some((file) => file.zone === zone && formHook.test(file.code))).toBe(true)
  }
  const own = screens.filter(({ code }) => /useState<[^>]*Problem/.test(code))
  expect(paths(own)).toEqual([])
})

test('e-mail addresses are entered in EmailField', () => {
  const others = screens.filter(({ code }) => /type="email"/.test(code))
  expect(paths(others)).toEqual(['src/features/auth/form/EmailField.tsx'])
})
