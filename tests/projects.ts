import { testsThatReplaceModules } from './fixtures/replaces-modules.ts'

/**
 * The tests of a folder in a simulated browser, as two projects: most files share the modules that they
 * load, which saves half the time; those that replace modules have their own.
 */
function inSimulatedBrowser(
  folder: string,
  options: { name: string; setupFiles: string[]; exclude?: string[] },
) {
  const { name, setupFiles, exclude = [] } = options
  const replacing = testsThatReplaceModules(folder)
  const include = [`${folder}/**/*.test.{ts,tsx}`]
  // Whole screens, on a machine that may be busy.
  const test = { environment: 'jsdom', setupFiles, testTimeout: 30_000 }
  return [
    {
      extends: true as const,
      test: { ...test, name, include, exclude: [...exclude, ...replacing], isolate: false },
    },
    {
      extends: true as const,
      test: { ...test, name: `${name}, own modules`, include: replacing, exclude },
    },
  ]
}

/** Tests that open pages in a real browser. */
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
    // After all others: pages wait, and need the machine then.
    sequence: { groupOrder: 1 },
    ...(more.maxWorkers !== undefined && { maxWorkers: more.maxWorkers }),
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

/** Who runs which tests how: `npx vitest --project <name>`. */
export const projects = [
  ...inSimulatedBrowser('src', {
    name: 'app',
    setupFiles: ['tests/setup.ts'],
    exclude: ['src/build/**', 'src/making/**', 'src/mock-backend/**'],
  }),
  {
    extends: true as const,
    // Each with modules of its own: its backend is at another address.
    test: {
      name: 'contract',
      environment: 'jsdom',
      include: ['tests/contract/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 30_000,
    },
  },
  ...inSimulatedBrowser('tests/journeys', {
    name: 'journeys',
    setupFiles: ['tests/setup.ts', 'tests/journeys/setup.ts'],
  }),
  // By hand only: all of them once more, as a browser's translator changes the page.
  ...inSimulatedBrowser('tests/journeys', {
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
        '{src/{build,mock-backend},tests/{conventions,reading,pictures,pseudo-language,bench}}/**/*.test.ts',
      ],
    },
  },
  // By hand only: it draws what is in the repository already.
  {
    extends: true as const,
    test: { name: 'making', environment: 'node', include: ['src/making/**/*.test.ts'] },
  },
  // A third of the table of faults is tried in every run, and what is quick of `access`.
  inBrowser('e2e', {
    include: ['tests/faults/chosen.test.ts', 'tests/access/{page/seen-to-fail,sizes}.test.ts'],
    // They wait for a page half of their time: one more than CI has cores.
    maxWorkers: 3,
  }),
  inBrowser('access'),
  inBrowser('faults'),
  inBrowser('engines', { globalSetup: 'tests/engines/global-setup.ts' }),
  inBrowser('translated'),
  inBrowser('hosting', { globalSetup: 'tests/hosting/global-setup.ts' }),
]
