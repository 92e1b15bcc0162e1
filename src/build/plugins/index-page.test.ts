import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { minify } from 'vite'
import { expect, test } from 'vitest'
import { toLanguage } from '../../i18n/language-rules'
import { artOf, fillPage, languageStyles, ownLocales, type Words } from './index-page'

const art = (name: string) => `<svg id="${name}"></svg>`

const inTwo = (english: Words, spanish: Words) => [
  { code: 'en', landing: english },
  { code: 'es', landing: spanish },
]
const inThree = (words: Words) => [...inTwo(words, words), { code: 'pt', landing: words }]

test('every language is in the page, and is marked', () => {
  const locales = inTwo({ title: 'Hello' }, { title: 'Hola' })
  expect(fillPage('<h1>{{title}}</h1>', { locales, art })).toBe(
    '<h1><span data-in="en">Hello</span><span data-in="es">Hola</span></h1>',
  )
})

test('the inline script gets the languages and the default one', () => {
  const script = fillPage("/({{codes}})/ '{{default}}'", { locales: inThree({}), art })
  expect(script).toBe("/(en|es|pt)/ 'en'")
})

test('one language shows at a time, and a prerendered page only in its own', () => {
  expect(languageStyles(inTwo({}, {}))).toBe(
    'html[data-app-language=en] [data-in]:not([data-in=en]),html[data-app-language=es] [data-in]:not([data-in=es]),html[data-app-language=en] #root[lang]:not([lang=en]),html[data-app-language=es] #root[lang]:not([lang=es]){display:none}',
  )
})

test('texts are escaped', () => {
  const locales = inTwo({ title: '<b> & "c"' }, { title: 'x' })
  expect(fillPage('{{title}}', { locales, art })).toContain('&lt;b> &amp; &quot;c&quot;')
})

test('the icon is inlined into the page', () => {
  const locales = inTwo({}, {})
  const drawn = (name: string) => `<svg id="${name}" fill="#fff"></svg>`
  const link = fillPage('<link href="{{icon}}" />', { locales, art: drawn })
  expect(link).toBe(
    `<link href="data:image/svg+xml,<svg id='art/brand/favicon' fill='%23fff'></svg>" />`,
  )
})

test('a missing text is named', () => {
  const locales = inTwo({ title: 'Hello' }, {})
  expect(() => fillPage('{{title}}', { locales, art })).toThrow('"title"')
})

test('a text can be shown in every language, where the page cannot know its own', () => {
  const locales = inTwo({ tooOld: 'Too old' }, { tooOld: 'Muy antiguo' })
  expect(fillPage('<p>{{each:tooOld}}</p>', { locales, art })).toBe(
    '<p><span lang="en">Too old</span> <span lang="es">Muy antiguo</span></p>',
  )
})

test('comments for developers are removed', () => {
  const html = '<p>a</p>\n  <!-- for\n  us -->\n<p>b</p><!-- {{title}} -->'
  expect(fillPage(html, { locales: inTwo({}, {}), art })).toBe('<p>a</p>\n<p>b</p>')
})

const scriptIn = (html: string) => /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? ''

/** The language that the inline script gives the page, in a browser of these languages. */
function languageOfPage(languages: readonly string[], chosen?: string): string | undefined {
  const html = readFileSync('index.html', 'utf8')
  const page: { lang?: string; dataset: object } = { dataset: {} }
  const localStorage = { i18nextLng: chosen }
  runInNewContext(scriptIn(fillPage(html, { locales: ownLocales(), art: artOf })), {
    navigator: { languages },
    document: { documentElement: page, fonts: [{ load: () => Promise.resolve() }] },
    window: { localStorage, sessionStorage: {} },
    localStorage,
    location: { hostname: 'norte.example', pathname: '/' },
    history: {},
    addEventListener() {},
  })
  return page.lang
}

// As language-rules.test.ts has them for the app.
test.each([
  [['es'], 'es'],
  [['es-MX', 'en'], 'es'],
  [['ca', 'es', 'en'], 'es'],
  [['eu-ES', 'es'], 'es'],
  [['qu', 'fr', 'en-GB', 'es'], 'en'],
  [['est', 'es_419'], 'es'],
  [['ca', 'fr'], 'en'],
  [[], 'en'],
])('the inline script asks for the language as the app does: %j', (languages, first) => {
  expect(languageOfPage(languages)).toBe(first)
  expect(toLanguage(...languages)).toBe(first)
})

test('the inline script takes the chosen language before that of the browser', () => {
  expect(languageOfPage(['en-GB'], 'es')).toBe('es')
})

test('the inline script is smaller than 1,100 bytes', async () => {
  const script = scriptIn(readFileSync('index.html', 'utf8'))
  // Minified, as the build sends it.
  const { code } = await minify('page.js', script)
  expect(code).not.toBe('')
  expect(new TextEncoder().encode(code).length).toBeLessThan(1100)
})
