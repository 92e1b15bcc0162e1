import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { buildTargets } from './src/build/browser-floor/floor.ts'
import { manifests } from './src/build/manifest/manifest.ts'
import { buildId } from './src/build/plugins/build-id.ts'
import { chunkOf } from './src/build/plugins/chunks.ts'
import { demoSurvey } from './src/build/plugins/demo-survey.ts'
import { earlyPagesPlugin } from './src/build/plugins/early-pages.ts'
import { helpPages } from './src/build/plugins/help-pages.ts'
import { landing } from './src/build/plugins/landing.ts'
import { absentParts } from './src/build/plugins/lighter/absent-parts.ts'
import { className } from './src/build/plugins/lighter/class-names.ts'
import { compileHints } from './src/build/plugins/lighter/compile-hints.ts'
import { cutParts } from './src/build/plugins/lighter/cut-parts.ts'
import { unusedParts } from './src/build/plugins/lighter/unused-parts.ts'
import { ownLocales, type Locale } from './src/build/plugins/locales.ts'
import { mswWorker } from './src/build/plugins/msw-worker.ts'
import { notices } from './src/build/plugins/notices.ts'
import { offlineShell } from './src/build/plugins/offline-shell.ts'
import { preload } from './src/build/plugins/preload.ts'
import { survey } from './src/build/plugins/survey-frame.ts'
import { svgComponents } from './src/build/plugins/svg-component.ts'
import { tokens } from './src/build/plugins/tokens.ts'
import { projects } from './tests/projects.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The build for these languages. */
export const configOf = (locales: readonly Locale[]) =>
  defineConfig({
    plugins: [
      landing(locales),
      buildId(),
      svgComponents(),
      unusedParts(),
      absentParts(),
      cutParts(),
      react(),
      manifests(locales),
      mswWorker(),
      helpPages(),
      survey(),
      demoSurvey(),
      notices(),
      preload(locales),
      earlyPagesPlugin(locales),
      tokens(),
      compileHints(),
      offlineShell(),
    ],
    resolve: {
      alias: {
        '@': folder('./src'),
        '@locales': folder('./locales'),
        '@tests': folder('./tests'),
      },
    },
    css: { modules: { generateScopedName: className } },
    build: {
      target: buildTargets,
      rolldownOptions: {
        // Lottie's package holds builds that use eval; the one we ship does not, and the policy forbids it.
        checks: { eval: false },
        // To read a property does nothing else, in the packages as well.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf }],
          },
        },
        // Else what lowers a field of a class is one file more, which the landing waits for.
        transform: { assumptions: { setPublicClassFields: true } },
      },
    },
    test: {
      env: { VITE_API_BASE_URL: 'https://api.test.example' },
      // A core left idle would double the time of a run on the two that CI has.
      maxWorkers: '100%',
      projects,
    },
  })

export default configOf(ownLocales())
