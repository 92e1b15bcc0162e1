import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { chunkOf } from './chunks'

const screen = (name: string) => `/app/src/screens/${name}Screen.tsx`

/** A graph in which a module is imported by these files, each of which begins to load by itself. */
const importedBy = (...importers: string[]) => {
  const info = (id: string) =>
    importers.includes(id)
      ? {
          isEntry: id.endsWith('.html'),
          importers: [],
          dynamicImporters: ['/app/src/app/routes.tsx'],
        }
      : { isEntry: false, importers, dynamicImporters: [] }
  return { getModuleInfo: info } as unknown as Rolldown.ChunkingContext
}

test.each([
  [['/app/index.html', screen('SignIn')], 'first'],
  [['/app/src/app/start.tsx', screen('SkillMap')], 'app'],
  [[screen('SignIn')], 'auth'],
  [[screen('SignIn'), screen('SignUp')], 'auth'],
  [[screen('SignUp'), screen('ResetPassword')], 'auth'],
  [[screen('ResetPassword')], null],
  [['/app/src/app/LearnersData.tsx', screen('ResetPassword')], 'learning'],
  [['/app/src/api/transport/client.ts'], 'learning'],
  [['/app/src/api/transport/client.ts', '/app/src/app/qa/qa.ts'], 'client'],
  [['/app/src/app/shell/AppLayout.tsx', screen('SkillMap')], 'frame'],
  [[screen('SignIn'), screen('Onboarding')], 'frame'],
  [[screen('Help'), screen('LearningPath')], 'frame'],
  [[screen('Help'), screen('Survey')], 'frame'],
  [[screen('SkillMap'), screen('LearningPath')], 'charts'],
  [[screen('SkillMap'), screen('Module')], 'learning'],
  [[screen('LearningPath'), screen('Module')], 'lessons'],
  [[screen('Settings'), screen('Onboarding')], 'lessons'],
  [[screen('SkillMap')], null],
  [['/app/src/ui/media/pdf/pdf-library.ts'], null],
])('what %j need goes to %s', (importers, chunk) => {
  expect(chunkOf('/app/src/ui/thing.ts', importedBy(...importers))).toBe(chunk)
})

test('the helpers of the bundler come with the first file, which every other asks for', () => {
  const drawing = '/app/node_modules/react/jsx-runtime.js'
  expect(chunkOf(drawing, importedBy('/app/src/app/start.tsx'))).toBe('first')
})

test.each([
  [[screen('SignIn')], 'auth'],
  [[screen('ResetPassword')], 'auth'],
  [[screen('SkillMap')], 'charts'],
  [[screen('SkillMap'), screen('Module')], 'frame'],
  [[screen('Module')], null],
])('styles that %j need go to %s', (importers, chunk) => {
  expect(chunkOf('/app/src/ui/thing.module.css', importedBy(...importers))).toBe(chunk)
})

test.each([
  [[screen('SkillMap')], null],
  [[screen('MyPage'), screen('Settings')], null],
  [[screen('Continue'), screen('LearningPath')], 'lessons'],
  [[screen('SkillMap'), screen('LearningPath')], 'charts'],
])('texts that %j need go to %s', (importers, chunk) => {
  expect(chunkOf('/app/locales/en/part.json', importedBy(...importers))).toBe(chunk)
  expect(chunkOf('/app/src/i18n/parts/part.ts', importedBy(...importers))).toBe(chunk)
})
