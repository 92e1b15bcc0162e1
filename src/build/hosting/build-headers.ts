import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, prerenderedPages } from '../../config/prerendered-pages.ts'
import { surveyFrameOf } from '../plugins/survey-frame.ts'
import { securityHeaders, surveyHeaders } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

/** The HTML of all pages of a build, joined: one policy must allow the inline code of every page. */
function pagesOf(folder: string): string {
  const files = prerenderedPages
    .map((path) => join(folder, fileOf(path)))
    .filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

/**
 * The headers of every response of the build in this folder, and those of the survey's document if
 * it has one. `settings` are those of the build.
 */
export function headersOfBuild(
  folder: string,
  settings: Headers,
): { headers: Headers; surveyHeaders?: Headers } {
  const headers = securityHeaders({
    html: pagesOf(folder),
    apiBaseUrl: settings['VITE_API_BASE_URL'] ?? '',
    hasGoogle: Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim()),
    problemUrl: settings['VITE_PROBLEM_URL']?.trim() ?? '',
  })
  const survey = surveyFrameOf(folder)
  return survey === undefined ? { headers } : { headers, surveyHeaders: surveyHeaders(survey) }
}
