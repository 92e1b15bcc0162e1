import { defineConfig } from 'vitest/config'
import app from '../../vite.config.ts'

const { MUTANTS_TESTS = '', MUTANTS_ENVIRONMENT: environment = 'node' } = process.env

/** Runs the tests of one file for each mutant. */
export default defineConfig({
  plugins: app.plugins ?? [],
  resolve: app.resolve ?? {},
  test: {
    env: app.test?.env ?? {},
    testTimeout: 30_000,
    include: MUTANTS_TESTS.split(','),
    environment,
    setupFiles: environment === 'jsdom' ? ['tests/setup.ts'] : [],
  },
})
