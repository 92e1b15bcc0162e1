import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../config/paths.ts'
import { fileOf, lessonFile, ownPages, preloadedPages } from '../../config/prerendered-pages.ts'
import { surveyFrameFile, surveyFrameOf } from '../plugins/survey-frame.ts'
import { pagesOf } from './pages'
import { securityHeaders, surveyHeaders } from './security-headers'

type Headers = Readonly<Record<string, string>>

/**
 * As static hosts read them: a path, and below it the headers of every answer there. Each of `files`, those
 * with a hash in their names, is named: `/assets/*` would let an error in the place of a lost one be kept, too.
 */
export function staticHostHeaders(
  headers: Headers,
  files: readonly string[],
  ofSurvey?: Headers,
): string {
  const part = (path: string, ofPath: Headers) =>
    [path, ...Object.entries(ofPath).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const parts = [
    part('/*', headers),
    ...['/index.html', ...ownPages].map((path) => part(path, { 'Cache-Control': 'no-cache' })),
    ...files.map((file) => part(file, { 'Cache-Control': 'public, max-age=31536000, immutable' })),
    ...(ofSurvey ? [surveyPart(headers, ofSurvey)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The survey's document has headers of its own: `! Name` takes away what the first part gives all. */
function surveyPart(headers: Headers, ofSurvey: Headers): string {
  const taken = Object.keys(headers).map((name) => `  ! ${name}`)
  const given = Object.entries(ofSurvey).map(([name, value]) => `  ${name}: ${value}`)
  return [`/${surveyFrameFile}`, ...taken, ...given, '  Cache-Control: no-cache'].join('\n')
}

/** What static hosts answer where there is no file: a page, but never in the place of a script. */
function staticHostRedirects(folder: string): string {
  const own = [...ownPages, ...preloadedPages].map((path) => [path, fileOf(path)] as const)
  const lessons = [`${paths.learningPath}/*`, lessonFile] as const
  const lines = [...own, lessons]
    .filter(([, file]) => existsSync(join(folder, file)))
    .map(([path, file]) => `${path}  /${file}  200`)
  return `${['/assets/*  /robots.txt  404', ...lines, '/*  /index.html  200'].join('\n')}\n`
}

/** As nginx includes them; `always`: an error page is guarded too. */
export function nginxHeaders(headers: Headers, ofSurvey?: Headers): string {
  const own = ofSurvey && nginxHeaders({ ...ofSurvey, 'Cache-Control': 'no-cache' })
  const survey = own === undefined ? '' : `location = /${surveyFrameFile} {\n${own}}\n`
  const lines = Object.entries(headers).map(([name, value]) => {
    // Inside quotes nginx would take these for an end or a variable.
    if (/["\\$]/.test(value)) throw new Error(`nginx cannot send ${name}: ${value}`)
    return `add_header ${name} "${value}" always;\n`
  })
  return lines.join('') + survey
}

/**
 * Writes what a host needs for the build in this folder: `_headers` and `_redirects` inside, for static
 * hosts, and `<folder>.nginx-headers.conf` beside it, which nginx.conf includes. `settings` are those
 * of the build.
 */
export function writeHostFiles(folder: string, settings: Readonly<Record<string, string>>): void {
  const html = pagesOf(folder)
  const headers = securityHeaders({
    html,
    apiBaseUrl: settings['VITE_API_BASE_URL'] ?? '',
    hasGoogle: Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim()),
  })
  const survey = surveyFrameOf(folder)
  const ofSurvey = survey === undefined ? undefined : surveyHeaders(survey)
  const files = readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`)
  writeFileSync(join(folder, '_headers'), staticHostHeaders(headers, files, ofSurvey))
  writeFileSync(join(folder, '_redirects'), staticHostRedirects(folder))
  writeFileSync(`${folder}.nginx-headers.conf`, nginxHeaders(headers, ofSurvey))
}
