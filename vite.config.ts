import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { buildId } from './src/build/plugins/build-id.ts'
import { demoSurvey } from './src/build/plugins/demo-survey.ts'
import { guestWorker } from './src/build/plugins/guest-worker.ts'
import { helpPages } from './src/build/plugins/help-pages.ts'
import { indexPage } from './src/build/plugins/index-page.ts'
import { mswWorker } from './src/build/plugins/msw-worker.ts'
import { pictures } from './src/build/plugins/pictures.ts'
import { prerenderPlugin } from './src/build/plugins/prerender.ts'
import { survey } from './src/build/plugins/survey-frame.ts'
import { tokens } from './src/build/plugins/tokens.ts'
import { projects } from './tests/projects.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Modules that only screens with a form need. */
const forms = /node_modules\/(react-hook-form|@hookform)\/|\/src\/ui\/form\/use/

export default defineConfig({
  plugins: [
    indexPage(),
    buildId(),
    pictures(),
    react(),
    mswWorker(),
    helpPages(),
    survey(),
    demoSurvey(),
    prerenderPlugin(),
    tokens(),
    guestWorker(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: folder('./src') },
      { find: '@locales', replacement: folder('./locales') },
      { find: '@tests', replacement: folder('./tests') },
      // The other build needs browsers that are newer than those of Vite's default target.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
    ],
  },
  build: {
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      // Lottie's package contains builds that use eval; the one that we ship does not, and the
      // policy forbids it.
      checks: { eval: false },
      // One chunk for modules that half of the screens share, instead of dozens of small ones.
      // Forms are separate: maps and lessons have none.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 7, test: (id) => !forms.test(id) },
            { name: 'forms', test: forms },
          ],
        },
      },
    },
  },
  test: {
    env: { VITE_API_BASE_URL: 'https://api.test.example' },
    // CI has two cores: leaving one idle would double the time of a run.
    maxWorkers: '100%',
    projects,
  },
})
