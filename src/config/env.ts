import * as v from 'valibot'
import { webAddress } from '../lib/fields.ts'
import { readSurvey, surveyActionFormat, surveyScriptsFormat } from './survey-settings.ts'

/** The settings of this build. Only this file reads `import.meta.env` for them. */
export type Env = {
  /** The base address of the REST backend, without a trailing slash. */
  apiBaseUrl: string
  /** The client id of the app at Google; without it there is no Google button. */
  googleClientId: string | undefined
  /** Pages of other sites; each link shows only if its address is set. */
  privacyUrl: string | undefined
  termsUrl: string | undefined
  helpUrl: string | undefined
  /** The community's chat; without it the menu has no link there. */
  communityUrl: string | undefined
  /** Where the app reports problems; without it nowhere. */
  problemUrl: string | undefined
  /** True if both the scripts and the form address of the survey are set. */
  hasSurvey: boolean
}

const withoutSlash = v.pipe(
  webAddress,
  v.transform((address) => address.replace(/\/+$/, '')),
)

/** An optional setting; `lacks` says what is missing from a build in which it is empty. */
const optionalSetting = (format: v.GenericSchema<string>, lacks: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.union([v.literal(''), format])), ''),
    v.transform((text) => text || undefined),
    v.description(lacks),
  )

const oneWord = v.pipe(v.string(), v.trim(), v.regex(/^\S+$/))

const scripts = v.pipe(v.string(), v.regex(surveyScriptsFormat))
const action = v.pipe(v.string(), v.regex(surveyActionFormat))

/** Every setting. */
const schema = v.object({
  VITE_API_BASE_URL: withoutSlash,
  VITE_GOOGLE_CLIENT_ID: optionalSetting(oneWord, 'no Google sign-in'),
  VITE_PRIVACY_URL: optionalSetting(webAddress, 'no link to a privacy page'),
  VITE_TERMS_URL: optionalSetting(webAddress, 'no link to the terms of use'),
  VITE_HELP_URL: optionalSetting(webAddress, 'no link to a help page'),
  VITE_COMMUNITY_URL: optionalSetting(webAddress, 'no Discord link in the menu'),
  VITE_PROBLEM_URL: optionalSetting(webAddress, 'no reports of problems'),
  VITE_SURVEY_SCRIPTS: optionalSetting(scripts, 'no survey'),
  VITE_SURVEY_FORM_ACTION: optionalSetting(action, 'no survey'),
})

export const settingNames: readonly string[] = Object.keys(schema.entries)

/** What a build with these settings lacks: "no Google sign-in: VITE_GOOGLE_CLIENT_ID". */
export function missingFrom(source: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(schema.entries).flatMap(([name, setting]) => {
    const lacks = v.getDescription(setting)
    return lacks === undefined || source[name]?.trim() ? [] : [`${lacks}: ${name}`]
  })
}

/** On a host that nobody can have, as "https://api.norte.example", or Discord's own page, which is no community. */
const example = /^https?:\/\/([^/]*\.example(:|\/|$)|discord\.com\/?$)/i

/** The settings whose address is still an example. */
export const examplesIn = (source: Readonly<Record<string, unknown>>): string[] =>
  settingNames.filter((name) => example.test(String(source[name])))

/** A setting is missing or malformed. A build stops and names it, `npm run dev` names it on the screen. */
export class SettingsError extends Error {
  readonly settings: readonly string[]
  constructor(settings: readonly string[]) {
    super(`Missing or malformed settings: ${settings.join(', ')}`)
    this.name = 'SettingsError'
    this.settings = settings
  }
}

/** Reads and checks the settings. Throws a SettingsError that names each malformed one. */
export function readEnv(source: Record<string, unknown>): Env {
  const result = v.safeParse(schema, source)
  if (!result.success) {
    const names = result.issues.map((issue) => v.getDotPath(issue) ?? 'settings')
    throw new SettingsError([...new Set(names)])
  }
  const settings = result.output
  return {
    apiBaseUrl: settings.VITE_API_BASE_URL,
    googleClientId: settings.VITE_GOOGLE_CLIENT_ID,
    privacyUrl: settings.VITE_PRIVACY_URL,
    termsUrl: settings.VITE_TERMS_URL,
    helpUrl: settings.VITE_HELP_URL,
    communityUrl: settings.VITE_COMMUNITY_URL,
    problemUrl: settings.VITE_PROBLEM_URL,
    hasSurvey:
      readSurvey(settings.VITE_SURVEY_SCRIPTS, settings.VITE_SURVEY_FORM_ACTION) !== undefined,
  }
}

/** The build: develop, staging, main, demo, or test. */
export const mode = (): string => import.meta.env.MODE

/** The settings of this build that still have an address of an example. */
export const examples = (): string[] => examplesIn(import.meta.env)

let current: Env | undefined

/** The checked settings, read once. Throws SettingsError. */
export function env(): Env {
  current ??= readEnv(import.meta.env)
  return current
}
