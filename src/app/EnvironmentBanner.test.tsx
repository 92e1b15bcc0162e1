// @vitest-environment-options { "url": "https://app-stg.norte.example/" }
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@tests/support/render'
import { renderApp } from '@tests/support/render-app'
import { EnvironmentBanner } from './EnvironmentBanner'

test.each([
  ['app-dev.norte.example', 'DEVELOP'],
  ['app-stg.norte.example', 'STAGING'],
  ['stg.dev.norte.example', 'DEVELOP'],
])('the banner on %s says %s', (host, label) => {
  render(<EnvironmentBanner host={host} />)
  expect(screen.getByText(label)).toBeVisible()
})

test('there is no banner for learners', () => {
  const { container } = render(<EnvironmentBanner host="app.norte.example" />)
  expect(container).toBeEmptyDOMElement()
})

test.each(['/', '/SignIn'])(
  'the banner of this host is on every screen, such as %s',
  async (path) => {
    await renderApp({ path })
    expect(screen.getByText('STAGING')).toBeVisible()
  },
)
