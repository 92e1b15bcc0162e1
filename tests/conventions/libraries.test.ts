import { describe, expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** Each library is known in these places only, so that it can be exchanged there. */
const allowed: Record<string, readonly string[]> = {
  axios: ['src/api/transport/', 'src/api/qa/'],
  '@tanstack/react-query': ['src/api/', 'src/app/'],
  reactflow: ['src/ui/chart/', 'src/features/skill-map/', 'src/features/learning-path/'],
  'react-player': ['src/ui/media/'],
  'lottie-react': ['src/art/celebrations/'],
  'pdfjs-dist': ['src/ui/media/pdf/'],
  '@react-oauth/google': ['src/features/auth/google/'],
  '@mui/material': ['src/ui/'],
  '@emotion/react': ['src/ui/theme/'],
  '@emotion/styled': ['src/ui/theme/'],
  '@emotion/cache': ['src/ui/theme/'],
  '@emotion/server': ['src/app/'],
  'i18next-browser-languagedetector': ['src/i18n/'],
  'react-hook-form': ['src/ui/form/'],
  '@hookform/resolvers': ['src/ui/form/'],
  'ical-generator': ['src/features/reminders/calendar/'],
  'timezones-ical-library': ['src/features/reminders/calendar/'],
  msw: ['src/mock-backend/'],
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
  test.each(Object.entries(allowed))('%s is imported in %s', (library, places) => {
    const strangers = productFiles.filter(
      ({ path, imports }) =>
        imports.some(({ specifier }) => packageOf(specifier) === library) &&
        !places.some((place) => path.startsWith(place)),
    )
    expect(strangers.map(({ path }) => path)).toEqual([])
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
