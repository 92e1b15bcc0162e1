import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, ownPages, preloadedPages } from '../../config/prerendered-pages.ts'
import { surveyFrameOf } from '../plugins/survey-frame.ts'
import { pagesOf } from './pages'
import { securityHeaders, surveyHeaders } from './security-headers'

export type Headers = Readonly<Record<string, string>>

/** What a host's configuration needs to know about a build. */
export type HostedBuild = {
  headers: Headers
  /**
   * The headers of the survey's document, in place of the others; undefined if the build has no
   * survey.
   */
  ofSurvey?: Headers
  /**
   * Addresses that have an HTML file of their own, with that file; every other address gets
   * index.html.
   */
  pages: readonly (readonly [address: string, file: string])[]
  /** Addresses of the assets, whose hashed names never change, the largest first. */
  files: readonly string[]
}

/** Reads the folder of a build. `settings` are those of the build. */
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
      // Static hosts compress files themselves.
      .filter((name) => !/\.(gz|br)$/.test(name))
      .toSorted((one, other) => size(other) - size(one))
      .map((name) => `/assets/${name}`),
  }
}
