import { fileURLToPath } from 'node:url'
import { guestFolders } from '../src/build/guests.ts'
import { testsThatReplaceModules } from './fixtures/replaces-modules.ts'

/**
 * The tests of folders in jsdom, as two projects: most files share their modules, which halves the
 * time; files that mock modules run isolated.
 */
function inSimulatedBrowser(
  folders: readonly string[],
  options: { name: string; setupFiles: string[]; exclude?: string[] },
) {
  const { name, setupFiles, exclude = [] } = options
  const replacing = folders.flatMap(testsThatReplaceModules)
  const include = folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`)
  // Tests render whole screens, possibly on a busy machine.
  const test = { environment: 'jsdom', setupFiles, testTimeout: 30_000 }
  // There is no canvas and no worker, so a stand-in draws pdfs.
  const pdf = fileURLToPath(new URL('fixtures/stand-ins/pdf-library.tsx', import.meta.url))
  const resolve = { alias: [{ find: /^(react-pdf|\.\/pdf-library)$/, replacement: pdf }] }
  return [
    {
      extends: true as const,
      resolve,
      test: { ...test, name, include, exclude: [...exclude, ...replacing], isolate: false },
    },
    {
      extends: true as const,
      resolve,
      test: { ...test, name: `${name}, own modules`, include: replacing, exclude },
    },
  ]
}

/** Guests bring their journeys. */
const journeys = ['tests/journeys', ...guestFolders()]

/** Test projects: `npx vitest --project <name>`. */
export const projects = [
  ...inSimulatedBrowser(['src'], {
    name: 'app',
    setupFiles: ['tests/setup.ts'],
    exclude: ['src/build/**', 'src/extras/**', 'src/mock-backend/**'],
  }),
  {
    extends: true as const,
    // Isolated, since each file has its own backend address.
    test: {
      name: 'contract',
      environment: 'jsdom',
      include: ['tests/contract/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 30_000,
    },
  },
  ...inSimulatedBrowser(journeys, {
    name: 'journeys',
    setupFiles: ['tests/setup.ts', 'tests/journeys/setup.ts'],
  }),
  {
    extends: true as const,
    test: {
      name: 'repository',
      environment: 'node',
      isolate: false,
      include: ['{src/{build,mock-backend},tests/conventions}/**/*.test.ts'],
      exclude: ['src/mock-backend/making/**'],
    },
  },
  // Run by hand only, since its output is committed.
  {
    extends: true as const,
    test: {
      name: 'making',
      environment: 'node',
      include: ['src/mock-backend/making/**/*.test.ts'],
    },
  },
]
