import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, ownPages, preloadedPages } from '../../config/prerendered-pages.ts'
import { surveyFrameOf } from '../plugins/survey-frame.ts'
import { pagesOf } from './pages'
import { securityHeaders, surveyHeaders } from './security-headers'

export type Headers = Readonly<Record<string, string>>

/** What a host has to know of a build. */
export type HostedBuild = {
  headers: Headers
  /** Those of the survey's own document, in place of the others; a build without a survey has none. */
  ofSurvey?: Headers
  /** The addresses that have a page of their own in the build, and its file; every other one gets index.html. */
  pages: readonly (readonly [address: string, file: string])[]
  /** The addresses of the files with a hash in their names, which never change: the largest first. */
  files: readonly string[]
}

/** What stands in the folder of a build. `settings` are those of the build. */
export function hostedBuild(
  folder: string,
  settings: Readonly<Record<string, string>>,
): HostedBuild {
  const headers = securityHeaders({
    html: pagesOf(folder),
    apiBaseUrl: settings['VITE_API_BASE_URL'] ?? '',
    hasGoogle: Boolean(settings['VITE_GOOGLE_CLIENT_ID']?.trim()),
  })
  const survey = surveyFrameOf(folder)
  const size = (name: string) => statSync(join(folder, 'assets', name)).size
  return {
    headers,
    ...(survey !== undefined && { ofSurvey: surveyHeaders(survey) }),
    pages: [...ownPages, ...preloadedPages]
      .map((path) => [path, fileOf(path)] as const)
      .filter(([, file]) => existsSync(join(folder, file))),
    files: readdirSync(join(folder, 'assets'))
      // Static hosts compress by themselves.
      .filter((name) => !/\.(gz|br)$/.test(name))
      .toSorted((one, other) => size(other) - size(one))
      .map((name) => `/assets/${name}`),
  }
}
