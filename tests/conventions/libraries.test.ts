import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** The packages that the owner chose, and the folders that know each. */
const card: Record<string, readonly string[]> = {
  react: ['src/'],
  'react-dom': ['src/app/', 'src/ui/'],
  'react-router-dom': ['src/app/', 'src/screens/', 'src/features/', 'src/ui/controls/'],
  axios: ['src/api/transport/', 'src/api/qa/'],
  '@tanstack/react-query': ['src/api/', 'src/app/'],
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

/** The others that are known in a few places only, so that they can be exchanged there. */
const others: Record<string, readonly string[]> = {
  '@emotion/cache': ['src/ui/theme/'],
  '@emotion/server': ['src/app/'],
  'react-error-boundary': ['src/ui/states/'],
  'react-hook-form': ['src/ui/form/'],
  '@hookform/resolvers': ['src/ui/form/'],
  'pdfjs-dist': ['src/ui/media/pdf/'],
  'ical-generator': ['src/features/reminders/calendar/'],
  'timezones-ical-library': ['src/features/reminders/calendar/'],
  'playwright-core': ['src/build/'],
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const shipped = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')

/** Files outside the allowed ones whose code (comments aside) names the thing. */
function usersOf(name: RegExp, allowed: readonly string[]): string[] {
  return shipped
    .filter(({ path, code }) => {
      const plain = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      return name.test(plain) && !allowed.includes(path)
    })
    .map(({ path }) => path)
}

describe('one place per library', () => {
  test.each(Object.entries({ ...card, ...others }))('%s is imported in %s', (library, places) => {
    const importers = productFiles
      .filter(({ imports }) => imports.some(({ specifier }) => packageOf(specifier) === library))
      .map(({ path }) => path)
    const strangers = importers.filter((path) => !places.some((place) => path.startsWith(place)))
    expect(strangers).toEqual([])
    const unused = places.filter((place) => !importers.some((path) => path.startsWith(place)))
    expect(unused).toEqual([])
  })

  test('@emotion/styled draws through MUI, whose engine it is', () => {
    const engine = readFileSync('node_modules/@mui/styled-engine/index.mjs', 'utf8')
    expect(engine).toContain("from '@emotion/styled'")
  })

  test('web storage is read and written in lib/storage.ts', () => {
    // The second stands in a page before any file of the app.
    const places = ['src/lib/storage.ts', 'src/app/prerendered-page.ts']
    expect(usersOf(/\b(local|session)Storage\b|\bindexedDB\b/, places)).toEqual([])
  })

  test('dates and numbers are put into words in i18n/formats.ts', () => {
    const ways = /\bIntl\.|\.toLocale(Date|Time)?String\(/
    expect(usersOf(ways, ['src/i18n/formats.ts'])).toEqual([])
  })

  test('settings of the build are read in config/env.ts', () => {
    // The start of the app asks for the mode itself, so that stand-in and QA panel stay out of other builds.
    const mode = /import\.meta\.env\.MODE === '(demo|develop|staging)'/
    expect(usersOf(mode, [])).toEqual(['src/app/start.tsx'])
    const places = ['src/config/env.ts', 'src/app/start.tsx', 'src/lib/is-page-built.ts']
    expect(usersOf(/import\.meta\.env/, places)).toEqual([])
  })

  test('nothing but the api calls a server', () => {
    // These ask the host of the app for the app's own files; the survey's own document is no part
    // of the app, and has no session to send along.
    const others = [
      'src/service-worker/shell.ts',
      'src/lib/is-outdated.ts',
      'src/app/updates/remove-old-things.ts',
      'src/features/survey/frame/frame.ts',
      // What this browser holds (blob:), and two small fonts of the app's own.
      'src/ui/media/pdf/pdf-data.ts',
      'src/ui/media/pdf/pdf-library.ts',
    ]
    const ways = /\bfetch\(|= fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b/
    expect(usersOf(ways, others)).toEqual([])
  })

  test('a page outside the app opens in a new tab that cannot reach back and is told of no address', () => {
    const places = [
      'src/features/modules/challenge/StepHelp.tsx',
      'src/ui/controls/AppLink.tsx',
      'src/ui/controls/ExternalLink.tsx',
    ]
    expect(usersOf(/_blank/, [])).toEqual(places)
    expect(usersOf(/\bnoopener(?! noreferrer\b)|window\.open\(/, [])).toEqual([])
    for (const { path, code } of shipped.filter((file) => places.includes(file.path))) {
      const [opened, safe] = [/target(="|: ')_blank/g, /rel(="|: ')noopener noreferrer/g]
      expect([path, code.match(safe)?.length]).toEqual([path, code.match(opened)?.length])
    }
    // These lead to a telephone, into the page, to its start, or save a file.
    const within = [
      'src/features/help/CallLink.tsx',
      'src/ui/form/FieldErrorSummary.tsx',
      'src/ui/layout/SkipLink.tsx',
      'src/ui/media/pdf/PdfViewer.tsx',
      'src/ui/states/CrashView.tsx',
    ]
    expect(usersOf(/<(a|Link|MuiLink)\s[^>]*\bhref=\{/, [...places, ...within])).toEqual([])
  })

  test('a place in the app is linked by ui/controls/AppLink.tsx', () => {
    const ownLink = /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router-dom'/
    expect(usersOf(ownLink, ['src/ui/controls/AppLink.tsx'])).toEqual([])
  })

  test('no text becomes markup or code', () => {
    const ways =
      /dangerouslySetInnerHTML|\binnerHTML\b|\bouterHTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
    expect(usersOf(ways, [])).toEqual([])
  })
})
