import { defineConfig } from '@playwright/test'
import { chromium } from './fixtures/browser/chromium'
import type { Options } from './fixtures/browser/test'

const isCi = process.env['CI'] !== undefined

const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const e2e = ['tests/e2e/**/*.spec.ts']
const walk = 'tests/e2e/to-the-trophy.spec.ts'

/** `npx playwright test -c tests --project <name>`. */
export default defineConfig<Options>({
  testDir: '..',
  outputDir: '../.cache/playwright/results',
  fullyParallel: true,
  // The tests wait half of their time, so one more than CI has cores is faster.
  workers: 3,
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    [isCi ? 'dot' : 'list'],
    ['html', { open: 'never', outputFolder: '../.cache/playwright/report' }],
  ],
  use: {
    ...desktop,
    launchOptions: chromium,
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx tests/serve.ts',
    cwd: '..',
    wait: { stdout: /main (?<norte_main>\S+) full (?<norte_full>\S+) folder (?<norte_folder>\S+)/ },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
  projects: [
    { name: 'desktop', testMatch: e2e, grepInvert: /@phone$/ },
    { name: 'phone', testMatch: e2e, grep: /@phone/, use: { ...phone, locale: 'en-GB' } },
    {
      name: 'es',
      testMatch: e2e,
      grep: /@es/,
      use: { ...phone, locale: 'es-MX', colorScheme: 'dark' },
    },
    { name: 'access', testMatch: 'tests/access/*.spec.ts' },
    { name: 'screens', testMatch: 'tests/pictures/*.spec.ts' },
    { name: 'bench', testMatch: 'tests/bench/*.spec.ts' },
    { name: 'hosting', testMatch: 'tests/hosting/*.spec.ts' },
    // The other two looks of what `es` runs, in no CI.
    { name: 'desktop-es', testMatch: e2e, grep: /@es/, use: { locale: 'es-MX' } },
    { name: 'phone-en', testMatch: e2e, grep: /@es/, use: { ...phone, locale: 'en-GB' } },
    // Where Playwright's own browsers are installed: npx playwright install firefox webkit
    { name: 'firefox', testMatch: walk, use: { browserName: 'firefox', launchOptions: {} } },
    { name: 'webkit', testMatch: walk, use: { browserName: 'webkit', launchOptions: {} } },
  ],
})
