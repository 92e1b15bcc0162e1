import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { compression } from 'vite-plugin-compression2'
import svgr from 'vite-plugin-svgr'
import { defineConfig } from 'vitest/config'
import { landingPage } from './src/build/landing-page.ts'
import { buildId } from './src/build/plugins/build-id.ts'
import { demo } from './src/build/plugins/demo.ts'
import { limitEntrySize } from './src/build/plugins/entry-size.ts'
import { hosting } from './src/build/plugins/hosting.ts'
import { lateStyles } from './src/build/plugins/late-styles.ts'
import { sourceMaps } from './src/build/plugins/source-maps.ts'
import { survey } from './src/build/plugins/survey-frame.ts'
import { apiBaseUrl } from './tests/support/settings.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The `.gz` and `.br` of each text file, which a host sends as they are. */
const compressed = () =>
  compression({
    include: /\.(html|m?js|css|json|svg|txt|webmanifest)$/,
    // A smaller file fits into one packet anyway.
    threshold: 1000,
    logLevel: 'silent',
  })

/** `import Boat from './boat.svg?react'` gives inline SVG, hidden from assistive technology. */
const pictures = () =>
  svgr({ svgrOptions: { svgProps: { 'aria-hidden': 'true', focusable: 'false' } } })

export default defineConfig(({ mode }) => ({
  plugins: [
    landingPage(),
    lateStyles(),
    buildId(),
    pictures(),
    react(),
    demo(),
    survey(),
    mode !== 'demo' && compressed(),
    sourceMaps(),
    limitEntrySize(),
    hosting(),
  ],
  resolve: {
    alias: [
      { find: '@', replacement: folder('./src') },
      { find: '@locales', replacement: folder('./locales') },
      { find: '@tests', replacement: folder('./tests') },
      // The other build of pdf.js needs newer browsers than Vite's default target.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
    ],
  },
  build: {
    // The player of streams and the viewer of pdfs, which few screens load.
    chunkSizeWarningLimit: 1200,
    outDir: `dist/${mode}`,
    license: { fileName: 'third-party-notices.txt' },
    rolldownOptions: {
      // Lottie's package contains builds that use eval; the one that we ship does not, and the
      // policy forbids it.
      checks: { eval: false, pluginTimings: false },
      // What the app starts with is two large files and not eighteen: the libraries, which a browser keeps over releases, and ours.
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  // A build has no secrets, so any host name may show it, such as app-stg.localhost.
  preview: { allowedHosts: true },
  test: {
    // Two, also on two cores, where Vitest would use one.
    maxWorkers: 2,
    // Whole screens, perhaps on a busy machine.
    testTimeout: 30_000,
    env: { VITE_API_BASE_URL: apiBaseUrl },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // These have no state that one file could leave to the next.
          isolate: false,
          environment: 'node',
          include: ['{src/build,src/mocks,src/domain,locales}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.{ts,tsx}'],
          exclude: ['src/{build,mocks,domain}/**'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
  },
}))
