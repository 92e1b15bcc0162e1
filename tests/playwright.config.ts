import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './support/find-browser'
import { apiBaseUrl } from './support/settings'

const isCi = process.env['CI'] !== undefined

const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' }
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'es-MX' }

/** Builds the app and serves it with its headers. */
const served = (mode: string, folder: string, port: number) =>
  `npx vite build --mode ${mode} --outDir ${folder} --logLevel warn && npx vite preview --mode ${mode} --outDir ${folder} --port ${port} --strictPort`

/** `npm run test:smoke` walks through a host, and needs none of the builds here. */
const isSmoke = process.argv.some((argument) => /^(--project=)?smoke$/.test(argument))

/** `npx playwright test -c tests --project <name>`. */
export default defineConfig({
  outputDir: '../.cache/playwright/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  // A busy machine may take long to draw a pdf.
  expect: { timeout: 30_000 },
  timeout: 180_000,
  reporter: [
    [isCi ? 'dot' : 'list'],
    ['html', { open: 'never', outputFolder: '../.cache/playwright/report' }],
  ],
  use: {
    ...findBrowser(),
    baseURL: 'http://localhost:4174',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // Without a picture of each moment, which takes a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  // A server that is already there stops the tests, since it may serve another build. By port, which no proxy answers for.
  webServer: [
    {
      command: served('main', 'dist/e2e', 4174),
      cwd: '..',
      port: 4174,
      timeout: 120_000,
      // Every optional setting: Google's button, the survey, links to other sites.
      env: {
        VITE_API_BASE_URL: apiBaseUrl,
        VITE_GOOGLE_CLIENT_ID: '123.apps.example',
        VITE_COMMUNITY_URL: 'https://chat.norte.example/learners',
        VITE_PRIVACY_URL: 'https://norte.example/privacy',
        VITE_TERMS_URL: 'https://norte.example/terms',
        VITE_HELP_URL: 'https://norte.example/help',
        VITE_SURVEY_SCRIPTS: ['words', 'fields', 'form']
          .map((name) => `${apiBaseUrl}/survey/${name}.js`)
          .join(','),
        VITE_SURVEY_FORM_ACTION: `${apiBaseUrl}/survey/answers`,
      },
    },
    {
      command: served('demo', 'dist/demo-e2e', 4175),
      cwd: '..',
      port: 4175,
      timeout: 120_000,
    },
  ],
  ...(isSmoke && { webServer: [] }),
  projects: [
    // A desktop in English, and what a finger does, or a Spanish phone shows, on a phone in Spanish and in the dark.
    { name: 'desktop', testMatch: 'e2e/*.spec.ts', grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      grep: /@phone|@both/,
      use: { ...phone, colorScheme: 'dark' },
    },
    { name: 'access', testMatch: 'catalogue/access.spec.ts', use: desktop },
    { name: 'screens', testMatch: 'catalogue/screens.spec.ts', use: desktop },
    { name: 'smoke', testMatch: 'smoke/*.spec.ts', use: { baseURL: process.env['NORTE_URL'] } },
    { name: 'bench', testMatch: 'bench/*.spec.ts', use: desktop, workers: 1, timeout: 600_000 },
  ],
})
