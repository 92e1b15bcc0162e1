import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildApp } from '@/build/build-app'
import { surveyScriptNames } from '@/mock-backend/survey/survey-script-names'

/** Addresses of other sites that the full build links to. */
export const siteLinks = {
  VITE_PRIVACY_URL: 'https://norte.example/privacy',
  VITE_TERMS_URL: 'https://norte.example/terms',
  VITE_HELP_URL: 'https://norte.example/help',
}

/** The stand-in's survey; its first script must be the one that the setting knows. */
function surveySettings(apiBaseUrl: string) {
  const [first, ...others] = surveyScriptNames
  const content = readFileSync(`src/mock-backend/survey/${first}`)
  const hash = createHash('sha384').update(content).digest('base64')
  const names = [`${first}#sha384-${hash}`, ...others]
  return {
    VITE_SURVEY_SCRIPTS: names.map((name) => `${apiBaseUrl}/survey/${name}`).join(', '),
    VITE_SURVEY_FORM_ACTION: `${apiBaseUrl}/survey/answers`,
  }
}

/** Builds the app with every optional setting, and returns the folder. */
export function buildFull(name: string, apiBaseUrl: string): string {
  return buildApp('main', name, {
    VITE_API_BASE_URL: apiBaseUrl,
    VITE_GOOGLE_CLIENT_ID: '123.apps.example',
    VITE_COMMUNITY_URL: 'https://chat.norte.example/learners',
    ...surveySettings(apiBaseUrl),
    ...siteLinks,
  })
}

/** The hosts of the environments that have a banner. */
export type BannerHost = 'app-dev' | 'app-stg'

/** The same server under another name: browsers send every *.localhost to this machine. */
export const onHost = (url: string, host: BannerHost) =>
  url.replace('127.0.0.1', `${host}.localhost`)
