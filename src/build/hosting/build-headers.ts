import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { surveyFrameOf } from '../plugins/survey-frame.ts'
import { securityHeaders, surveyHeaders } from './security-headers.ts'

type Headers = Readonly<Record<string, string>>

/**
 * The headers of every response of the build in this folder, and those of the survey's document if
 * it has one. `settings` are those of the build.
 */
export function headersOfBuild(
  folder: string,
  settings: Headers,
): { headers: Headers; surveyHeaders?: Headers } {
  const headers = securityHeaders({
    html: readFileSync(join(folder, 'index.html'), 'utf8'),
    apiBaseUrl: settings['VITE_API_BASE_URL'] ?? '',
    hasGoogle: Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim()),
    problemUrl: settings['VITE_PROBLEM_URL']?.trim() ?? '',
    isForTesters: settings['MODE'] !== 'main',
  })
  const survey = surveyFrameOf(folder)
  return survey === undefined ? { headers } : { headers, surveyHeaders: surveyHeaders(survey) }
}
