import { fileURLToPath } from 'node:url'

/** Tests that mock modules. Each file has modules of its own; all others share theirs, which halves the time. */
const isolated = '*.isolated.test.{ts,tsx}'
const anyTest = '*.test.{ts,tsx}'

/** There is no canvas and no worker in jsdom, so a stand-in draws pdfs. */
const pdf = fileURLToPath(new URL('fixtures/stand-ins/pdf-library.tsx', import.meta.url))

type Project = {
  name: string
  include: string[]
  exclude?: string[]
  setupFiles: string[]
  isolate: boolean
}

/** Tests in jsdom. They render whole screens, possibly on a busy machine. */
const inSimulatedBrowser = (project: Project) => ({
  extends: true as const,
  resolve: { alias: [{ find: /^(react-pdf|\.\/pdf-library)$/, replacement: pdf }] },
  test: { environment: 'jsdom', testTimeout: 30_000, ...project },
})

const app = {
  exclude: ['src/build/**', 'src/mock-backend/**'],
  setupFiles: ['tests/setup.ts'],
}
const journeys = { setupFiles: ['tests/setup.ts', 'tests/journeys/setup.ts'] }

/** Test projects: `npx vitest --project <name>`. */
export const projects = [
  inSimulatedBrowser({
    ...app,
    name: 'app',
    include: [`src/**/${anyTest}`],
    exclude: [...app.exclude, `src/**/${isolated}`],
    isolate: false,
  }),
  inSimulatedBrowser({
    ...app,
    name: 'app, isolated',
    include: [`src/**/${isolated}`],
    isolate: true,
  }),
  inSimulatedBrowser({
    ...journeys,
    name: 'journeys',
    include: [`tests/journeys/**/${anyTest}`],
    exclude: [`tests/journeys/**/${isolated}`],
    isolate: false,
  }),
  inSimulatedBrowser({
    ...journeys,
    name: 'journeys, isolated',
    include: [`tests/journeys/**/${isolated}`],
    isolate: true,
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
  {
    extends: true as const,
    test: {
      name: 'repository',
      environment: 'node',
      isolate: false,
      include: ['{src/{build,mock-backend},locales}/**/*.test.ts'],
    },
  },
]
