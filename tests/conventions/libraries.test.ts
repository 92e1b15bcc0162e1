import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** The owner's packages, and the folders that may import each. */
const card: Record<string, readonly string[]> = {
  react: ['src/'],
  'react-dom': ['src/app/', 'src/ui/'],
  'react-router-dom': ['src/app/', 'src/screens/', 'src/features/', 'src/ui/controls/'],
  axios: ['src/api/transport/'],
  '@tanstack/react-query': ['src/api/', 'src/app/', 'src/features/', 'src/ui/states/'],
  i18next: ['src/'],
  'react-i18next': ['src/'],
  'i18next-browser-languagedetector': ['src/i18n/'],
  '@mui/material': ['src/ui/'],
  '@emotion/react': ['src/ui/theme/'],
  reactflow: ['src/ui/chart/', 'src/features/skill-map/', 'src/features/learning-path/'],
  'react-player': ['src/ui/media/'],
  '@react-oauth/google': ['src/features/auth/google/'],
  'lottie-react': ['src/art/celebrations/'],
  vite: ['src/build/'],
  msw: ['src/mock-backend/'],
}

/** Other packages that may be imported in few places, so that they can be replaced there. */
const others: Record<string, readonly string[]> = {
  '@emotion/cache': ['src/ui/theme/'],
  '@emotion/server': ['src/app/'],
  'react-error-boundary': ['src/ui/states/'],
  'react-hook-form': ['src/ui/form/'],
  'pdfjs-dist': ['src/ui/media/pdf/'],
  'react-pdf': ['src/ui/media/pdf/'],
  'playwright-core': ['src/build/'],
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const shipped = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')

/** Files outside the allowed ones whose code, without comments, matches the name. */
function usersOf(name: RegExp, allowed: readonly string[]): string[] {
  return shipped
    .filter(({ path, code }) => {
      const plain = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return name.test(plain) && !allowed.includes(path)
    })
    .map(({ path }) => path)
}

/** What a guest may use beside its own zone, since its screens and features are one folder. */
const forGuests = ['axios', 'react-dom', 'react-router-dom', '@tanstack/react-query']

describe('one place for each library', () => {
  test.each(Object.entries({ ...card, ...others }))('%s is imported in %s', (library, places) => {
    const importers = productFiles
      .filter(({ imports }) => imports.some(({ specifier }) => packageOf(specifier) === library))
      .map(({ path }) => path)
    const open = forGuests.includes(library) ? [...places, 'src/extras/'] : places
    const strangers = importers.filter((path) => !open.some((place) => path.startsWith(place)))
    expect(strangers).toEqual([])
    const unused = places.filter((place) => !importers.some((path) => path.startsWith(place)))
    expect(unused).toEqual([])
  })

  test('@emotion/styled is used through MUI only', () => {
    const engine = readFileSync('node_modules/@mui/styled-engine/index.mjs', 'utf8')
    expect(engine).toContain("from '@emotion/styled'")
  })

  test('web storage is used in lib/storage.ts only', () => {
    // The second runs in the page, before any module of the app.
    const places = ['src/lib/storage.ts', 'src/app/prerendered-page.ts']
    expect(usersOf(/\b(local|session)Storage\b|\bindexedDB\b/, places)).toEqual([])
  })

  test('no date and no number is written past the texts', () => {
    // Sentences are told apart by Intl, too.
    const ways = /\bIntl\.(?!Segmenter)|\.toLocale(Date|Time)?String\(/
    expect(usersOf(ways, [])).toEqual([])
  })

  test('build settings are read in config/env.ts only', () => {
    // These compare the mode themselves, so that the bundler removes the mock backend and the guest
    // for testers from other builds.
    const mode = /import\.meta\.env\.MODE === '(demo|develop|staging)'/
    const places = ['src/config/env.ts', 'src/lib/is-prerendering.ts', ...usersOf(mode, [])]
    const inCore = places.filter((path) => !path.startsWith('src/extras/'))
    expect(inCore.slice(2)).toEqual(['src/app/start.tsx'])
    expect(usersOf(/import\.meta\.env/, places)).toEqual([])
  })

  test('only the api calls the backend', () => {
    // These fetch the app's own files from its host. The survey's document is not part of the app,
    // and has no session to send.
    const others = [
      'src/lib/is-outdated.ts',
      // Problems go to the address of a setting, without a token.
      'src/lib/report-problem.ts',
      'src/features/survey/frame/frame.ts',
      // The worker and two small fonts of the viewer of pdfs.
      'src/ui/media/pdf/pdf-library.ts',
    ]
    const ways = /\bfetch\(|= fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b/
    expect(usersOf(ways, others)).toEqual([])
  })

  test('an external page opens in a new tab without opener and referrer', () => {
    const places = [
      'src/features/modules/challenge/ChallengeSteps.tsx',
      'src/ui/controls/ExternalLink.tsx',
      // The links in a pdf, by react-pdf.
      'src/ui/media/pdf/PdfDocument.tsx',
    ]
    expect(usersOf(/_blank/, [])).toEqual(places)
    expect(usersOf(/\bnoopener(?! noreferrer\b)|window\.open\(/, [])).toEqual([])
    for (const { path, code } of shipped.filter((file) => places.includes(file.path))) {
      const [opened, safe] = [/target(="|: ')_blank/g, /rel(="|: ')noopener noreferrer/g]
      expect([path, code.match(safe)?.length]).toEqual([path, code.match(opened)?.length])
    }
    // These links stay on the page, restart the app, or save a file.
    const within = [
      'src/ui/form/FieldErrorSummary.tsx',
      'src/ui/layout/SkipLink.tsx',
      'src/ui/media/pdf/PdfViewer.tsx',
      'src/ui/states/ErrorBoundary.tsx',
    ]
    expect(usersOf(/<(a|Link|MuiLink)\s[^>]*\bhref=\{/, [...places, ...within])).toEqual([])
  })

  test('no text becomes markup or code', () => {
    const ways =
      /dangerouslySetInnerHTML|\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
    expect(usersOf(ways, [])).toEqual([])
  })
})
