import { describe, expect, it } from 'vitest'
import { environmentOf } from './environment'

describe('environmentOf', () => {
  it.each([
    ['app-dev.norte.example', 'DEVELOP'],
    ['develop.norte.example', 'DEVELOP'],
    ['DEV.norte.example', 'DEVELOP'],
    ['stg-dev.norte.example', 'DEVELOP'],
    ['stg.norte.example', 'STAGING'],
    ['app.norte-stg.example', 'STAGING'],
    ['norte.example', undefined],
    ['staging.norte.example', undefined],
    ['localhost', undefined],
  ])('%s: %s', (hostname, name) => {
    expect(environmentOf(hostname)).toBe(name)
  })
})
