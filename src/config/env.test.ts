import { describe, expect, it } from 'vitest'
import { readEnv } from './env'
import { SettingsError } from './settings-error'

describe('readEnv', () => {
  it('takes an http(s) address and drops the slash at its end', () => {
    const env = readEnv({ VITE_API_BASE_URL: ' https://api.example.org/v1/ ' })
    expect(env).toEqual({ apiBaseUrl: 'https://api.example.org/v1' })
  })

  it.each([undefined, '', 'api.example.org', 'ftp://api.example.org', 'javascript:alert(1)'])(
    'names the setting that is %s',
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
