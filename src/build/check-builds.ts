import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { seededLearners, seedPassword } from '@/mock-backend/seed/learners'
import demoTexts from '@locales/en/demo.json'
import { buildApp, modes, type Mode } from './build-app'

type BuiltFile = { path: string; content: string }

const readBuild = (folder: string): BuiltFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return { path, content: readFileSync(path, 'latin1') }
    })

/** Strings that only the mock backend contains: none may be in a build for a real host. */
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

/** The marks in these files, each with the file that contains it. */
function findMarks(files: readonly BuiltFile[], wanted = marks): string[] {
  return files.flatMap(({ path, content }) =>
    wanted
      .filter((mark) => path.includes(mark) || content.includes(mark))
      .map((m) => `${m} in ${path}`),
  )
}

const addressOf = (mode: Mode) => loadEnv(mode, process.cwd())['VITE_API_BASE_URL'] ?? ''

function defectsOf(mode: Mode, files: readonly BuiltFile[]): string[] {
  const names = (text: string) => files.some(({ content }) => content.includes(text))
  const otherBackends = modes.filter((other) => other !== mode && names(addressOf(other)))
  return [
    ...(names(addressOf(mode)) ? [] : [`the ${mode} build does not know its backend`]),
    ...otherBackends.map((other) => `the ${mode} build knows the backend of ${other}`),
    ...(mode === 'demo'
      ? // The demo must contain every mark, which proves that the search works.
        marks
          .filter((mark) => findMarks(files, [mark]).length === 0)
          .map((m) => `no ${m} in the demo`)
      : findMarks(files)),
  ]
}

/**
 * Run by `npm run check`: builds every mode and searches the builds for code that must not be in
 * them.
 */
function main(): void {
  const defects = modes.flatMap((mode) => {
    const files = readBuild(buildApp(mode))
    console.log(`${mode}: ${files.length} files`)
    return defectsOf(mode, files)
  })
  if (defects.length > 0) throw new Error(defects.join('\n'))
  console.log('No byte of the stand-in backend is in develop, staging or main.')
}

main()
