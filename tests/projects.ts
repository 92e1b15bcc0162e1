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

/** Guests bring their journeys, and tests in a browser. */
const journeys = ['tests/journeys', ...guestFolders()]
const guestsInBrowser = 'src/extras/*/tests/e2e/**/*.test.ts'

/** Tests in a real browser. */
const inBrowser = (
  name: string,
  more: { globalSetup?: string; include?: readonly string[]; maxWorkers?: number } = {},
) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include: [`tests/${name}/**/*.test.ts`, more.include ?? []].flat(),
    globalSetup: ['tests/e2e/global-setup.ts', more.globalSetup ?? []].flat(),
    isolate: false,
    // After all others, so that timeouts of pages are not caused by a busy machine.
    sequence: { groupOrder: 1 },
    ...(more.maxWorkers !== undefined && { maxWorkers: more.maxWorkers }),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

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
    exclude: [guestsInBrowser],
    setupFiles: ['tests/setup.ts', 'tests/journeys/setup.ts'],
  }),
  // Run by hand only: all journeys again, with a simulated browser translator.
  ...inSimulatedBrowser(journeys, {
    exclude: [guestsInBrowser],
    name: 'translated journeys',
    setupFiles: ['tests/setup.ts', 'tests/journeys/setup.ts', 'tests/translated/setup.ts'],
  }),
  {
    extends: true as const,
    test: {
      name: 'repository',
      environment: 'node',
      isolate: false,
      include: [
        '{src/{build,mock-backend},tests/{conventions,reading,pictures,bench}}/**/*.test.ts',
      ],
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
  // Each run includes a third of the table of faults, and the quick tests of `access`.
  inBrowser('e2e', {
    include: [
      guestsInBrowser,
      'tests/faults/chosen.test.ts',
      'tests/access/{page/page-checks,sizes}.test.ts',
    ],
    // The tests wait half of their time, so one more worker than CI has cores is faster.
    maxWorkers: 3,
  }),
  inBrowser('access'),
  inBrowser('faults'),
  inBrowser('engines', { globalSetup: 'tests/engines/global-setup.ts' }),
  inBrowser('translated'),
  inBrowser('hosting', { globalSetup: 'tests/hosting/global-setup.ts' }),
]
