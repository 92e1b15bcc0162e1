import { readFileSync } from 'node:fs'
import { minify } from 'vite'
import { expect, test } from 'vitest'
import { fillPage, languageStyles, type Words } from './index-page'

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

test('the inline script is smaller than 1,100 bytes', async () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
  // Minified, as the build sends it.
  const { code } = await minify('page.js', script)
  expect(code).not.toBe('')
  expect(new TextEncoder().encode(code).length).toBeLessThan(1100)
})
