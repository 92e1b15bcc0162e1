import { expect, test } from 'vitest'
import { earlyPage } from './early-pages'

const index = `<html lang="en" data-view="landing"><style>a{}</style><div id="root"></div>
<main id="boot-failed"><h1 id="boot-reason">No</h1></main><div id="boot" role="status"></div></html>`

const page = earlyPage(index, {
  page: { path: '/SignIn', remembered: 'local lastEmail' },
  drawn: new Map([
    ['en', '<form class="f"><h1>Sign in</h1></form>'],
    ['es', '<form class="f"><h1>Iniciar sesión</h1></form>'],
  ]),
  styles: '.f{}',
  script: 'lookAfterIt()',
})

test('a page of its own holds its panel before the place of the app, in the default language', () => {
  expect(page).toMatch(/<div id="early" [^>]*data-path="\/SignIn"[^>]*><form [^>]*><h1>Sign in</)
  expect(page).toMatch(/<template data-language="es"><form [^>]*><h1>Iniciar sesión</)
  expect(page).toContain('data-view="app"')
})

test('its panel alone has the heading and the main part of the page: a failure stands beside it', () => {
  expect(page).toContain(
    '<section aria-labelledby="boot-reason" id="boot-failed"><h2 id="boot-reason">No</h2></section>',
  )
})

test('its styles are in the page, and its script comes behind all that it looks after', () => {
  expect(page).toContain('a{}\n.f{}</style>')
  expect(page.indexOf('lookAfterIt()')).toBeGreaterThan(page.indexOf('id="boot-failed"'))
})

test('a browser never sends its form by itself: what was typed would be in the address', () => {
  expect(page.match(/<form /g)).toHaveLength(2)
  expect(page.match(/<form method="dialog" /g)).toHaveLength(2)
})
