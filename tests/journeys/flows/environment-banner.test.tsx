import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage } from '@tests/fixtures/open-page'

afterEach(closePage)

const labels = ['DEVELOP', 'STAGING']
const shown = () =>
  labels.filter((label) => getComputedStyle(screen.getByText(label)).display !== 'none')

describe('the environment banner', () => {
  it.each([
    ['app-dev.norte.example', ['DEVELOP']],
    ['develop.norte.example', ['DEVELOP']],
    ['stg.dev.norte.example', ['DEVELOP']],
    ['app-stg.norte.example', ['STAGING']],
    ['app.norte-stg.example', ['STAGING']],
    ['norte.example', []],
    ['staging.norte.example', []],
    ['localhost', []],
  ])('on %s: %j', (hostname, names) => {
    openPage({ hostname })
    expect(shown()).toEqual(names)
    // Without a banner there is no empty region for screen readers.
    expect(screen.queryAllByRole('complementary')).toHaveLength(names.length)
  })

  it('shows over landing and app alike, and takes neither space nor clicks', () => {
    openPage({ hostname: 'app-dev.norte.example' })
    const banner = screen.getByText('DEVELOP').parentElement
    expect(banner?.parentElement).toBe(document.body)
    expect(banner).toHaveStyle({ position: 'fixed', 'pointer-events': 'none' })
    expect(shown()).toEqual(['DEVELOP'])
  })
})
