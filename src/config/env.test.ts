import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examplesIn, missingFrom, readEnv, settingNames, SettingsError } from './env'

describe('readEnv', () => {
  test('accepts an http(s) address and drops a trailing slash', () => {
    const env = readEnv({ VITE_API_BASE_URL: ' https://api.example.org/v1/ ' })
    expect(env).toEqual({ apiBaseUrl: 'https://api.example.org/v1', hasSurvey: false })
  })

  const required = { VITE_API_BASE_URL: 'https://api.example.org' }

  test('trims the optional settings', () => {
    const env = readEnv({
      ...required,
      VITE_GOOGLE_CLIENT_ID: ' 123.apps.example ',
      VITE_PRIVACY_URL: 'https://example.org/privacy/',
      VITE_TERMS_URL: 'http://example.org/terms',
      VITE_HELP_URL: '  ',
      VITE_COMMUNITY_URL: 'https://chat.example.org/norte',
    })
    expect(env).toMatchObject({
      googleClientId: '123.apps.example',
      privacyUrl: 'https://example.org/privacy/',
      termsUrl: 'http://example.org/terms',
      helpUrl: undefined,
      communityUrl: 'https://chat.example.org/norte',
    })
  })

  test.each([
    ['VITE_PRIVACY_URL', 'javascript:alert(1)'],
    ['VITE_TERMS_URL', 'example.org/terms'],
    ['VITE_HELP_URL', 'mailto:help@example.org'],
    ['VITE_COMMUNITY_URL', 'chat'],
    ['VITE_SURVEY_SCRIPTS', 'https://cdn.example/only-one.js'],
    ['VITE_SURVEY_FORM_ACTION', 'forms'],
    ['VITE_GOOGLE_CLIENT_ID', 'two words'],
  ])('names %s if it is "%s"', (name, value) => {
    expect(() => readEnv({ ...required, [name]: value })).toThrow(
      expect.objectContaining({ settings: [name] }),
    )
  })

  test.each([undefined, '', 'api.example.org', 'ftp://api.example.org', 'javascript:alert(1)'])(
    'names a base address that is %s',
    (VITE_API_BASE_URL) => {
      expect(() => readEnv({ VITE_API_BASE_URL })).toThrow(
        expect.objectContaining({
          constructor: SettingsError,
          settings: ['VITE_API_BASE_URL'],
        }),
      )
    },
  )
})

describe('missingFrom', () => {
  test('says what a build lacks for each empty setting', () => {
    const all = Object.fromEntries(settingNames.map((name) => [name, 'x']))
    expect(missingFrom({ ...all, VITE_GOOGLE_CLIENT_ID: ' ' })).toEqual([
      'no Google sign-in: VITE_GOOGLE_CLIENT_ID',
    ])
  })
})

describe('examplesIn', () => {
  test('names the settings with an address that nobody can have, or with Discord’s own page', () => {
    const settings = {
      VITE_API_BASE_URL: 'https://api-stg.norte.example/v1',
      VITE_HELP_URL: 'http://help.example',
      VITE_TERMS_URL: 'https://example.org/a.example',
      VITE_GOOGLE_CLIENT_ID: '123.apps.example',
      VITE_COMMUNITY_URL: 'https://discord.com/',
    }
    const found = ['VITE_API_BASE_URL', 'VITE_HELP_URL', 'VITE_COMMUNITY_URL']
    expect(examplesIn(settings)).toEqual(found)
    expect(examplesIn({ VITE_COMMUNITY_URL: 'https://discord.com/invite/x' })).toEqual([])
  })
})

test.each(settingNames)('%s is in each .env file, and Docker takes it', (name) => {
  for (const mode of ['demo', 'develop', 'staging', 'main']) {
    expect(readFileSync(`.env.${mode}`, 'utf8')).toMatch(new RegExp(`^${name}=`, 'm'))
  }
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(new RegExp(`^ARG ${name}$`, 'm'))
})

test.each(['.gitignore', '.dockerignore'])('%s keeps the .env files of one machine out', (name) => {
  expect(readFileSync(name, 'utf8')).toMatch(/^\*\.local$/m)
})
