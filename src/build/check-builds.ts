import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { qaFailure } from '@/learner/qa/stored-things'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import demoTexts from '@locales/en/demo.json'
import qaTexts from '@locales/en/qa.json'
import { pseudoFacts } from '@tests/pseudo-language/pseudo-texts'
import { buildApp, modes, type Mode } from './build-app'

type BuiltFile = { path: string; content: string }

const readBuild = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path, content: readFileSync(path, 'latin1') }
    })

/** What the stand-in backend cannot be shipped without: one of these gives it away. */
const marks: readonly string[] = [
  'mockServiceWorker',
  'setupWorker',
  'mswjs.io',
  '.mp4"',
  'help.css',
  seedPassword,
  demoTexts.learners.title,
  ...seededLearners.map(({ email }) => email),
  ...curriculum.skills.map(({ name }) => name.en),
]

/** The language of the tests, by its name; the files are read byte by byte. */
const pseudoMark = Buffer.from(pseudoFacts.name).toString('latin1')

/** What the QA panel cannot be shipped without: in what begins with the app, and in what is loaded later. */
const qaMarks: readonly string[] = [qaFailure.name, qaTexts.title]
const qaModes: readonly Mode[] = ['develop', 'staging']

/** The marks of the stand-in backend in these files, each with where it is. */
export function findMarks(files: readonly BuiltFile[], wanted = marks): string[] {
  return files.flatMap(({ path, content }) =>
    wanted
      .filter((mark) => path.includes(mark) || content.includes(mark))
      .map((m) => `${m} in ${path}`),
  )
}

const addressOf = (mode: Mode) => loadEnv(mode, process.cwd())['VITE_API_BASE_URL'] ?? ''

function qaDefectsOf(mode: Mode, files: readonly BuiltFile[]): string[] {
  if (!qaModes.includes(mode)) return findMarks(files, qaMarks)
  return qaMarks
    .filter((mark) => findMarks(files, [mark]).length === 0)
    .map((mark) => `no ${mark} in the ${mode} build`)
}

function defectsOf(mode: Mode, files: readonly BuiltFile[]): string[] {
  const names = (text: string) => files.some(({ content }) => content.includes(text))
  const foreign = modes.filter((other) => other !== mode && names(addressOf(other)))
  return [
    ...(names(addressOf(mode)) ? [] : [`the ${mode} build does not know its backend`]),
    ...foreign.map((other) => `the ${mode} build knows the backend of ${other}`),
    ...qaDefectsOf(mode, files),
    ...findMarks(files, [pseudoMark]),
    ...(mode === 'demo'
      ? // The demo proves that the marks are the right ones to look for.
        marks
          .filter((mark) => findMarks(files, [mark]).length === 0)
          .map((m) => `no ${m} in the demo`)
      : findMarks(files)),
  ]
}

/** Builds every mode and looks into the builds: npm run check:builds. */
export function main(): void {
  const defects = modes.flatMap((mode) => {
    const files = readBuild(buildApp(mode))
    console.log(`${mode}: ${files.length} files`)
    return defectsOf(mode, files)
  })
  if (defects.length > 0) throw new Error(defects.join('\n'))
  console.log('No byte of the stand-in backend is in develop, staging or main.')
  console.log('The language of the tests is in none of them.')
  console.log('The QA panel is in develop and staging, and in no other.')
}
