import { readFileSync } from 'node:fs'
import { minify } from 'vite'
import { expect, test } from 'vitest'
import { fillPage, languageStyles } from './index-page'
import type { Words } from './locales'

const art = (name: string) => `<svg id="${name}"></svg>`

const inTwo = (english: Words, spanish: Words) => [
  { code: 'en', name: 'English', landing: english },
  { code: 'es', name: 'Español', landing: spanish },
]
const inThree = (words: Words) => [
  ...inTwo(words, words),
  { code: 'pt', name: 'Português', landing: words },
]

test('puts every language in the page, each marked as what it is', () => {
  const locales = inTwo({ title: 'Hello' }, { title: 'Hola' })
  expect(fillPage('<h1>{{title}}</h1>', { locales, art })).toBe(
    '<h1><span data-in="en">Hello</span><span data-in="es">Hola</span></h1>',
  )
})

test('tells the first script the languages and the default one', () => {
  const script = fillPage("/({{codes}})/ '{{default}}'", { locales: inThree({}), art })
  expect(script).toBe("/(en|es|pt)/ 'en'")
})

test('shows the words of one language at a time, and a prerendered page in no other', () => {
  expect(languageStyles(inTwo({}, {}))).toBe(
    'html[data-app-language=en] [data-in]:not([data-in=en]),html[data-app-language=es] [data-in]:not([data-in=es]),html[data-app-language=en] #root[lang]:not([lang=en]),html[data-app-language=es] #root[lang]:not([lang=es]){display:none}',
  )
})

test('takes texts as text', () => {
  const locales = inTwo({ title: '<b> & "c"' }, { title: 'x' })
  expect(fillPage('{{title}}', { locales, art })).toContain('&lt;b> &amp; &quot;c&quot;')
})

test('the icon of the page is in the page', () => {
  const locales = inTwo({}, {})
  const drawn = (name: string) => `<svg id="${name}" fill="#fff"></svg>`
  const link = fillPage('<link href="{{icon}}" />', { locales, art: drawn })
  expect(link).toBe(
    `<link href="data:image/svg+xml,<svg id='art/brand/favicon' fill='%23fff'></svg>" />`,
  )
})

test('names a text that is missing', () => {
  const locales = inTwo({ title: 'Hello' }, {})
  expect(() => fillPage('{{title}}', { locales, art })).toThrow('"title"')
})

test('puts words in every language where the page cannot know its own', () => {
  const locales = inTwo({ tooOld: 'Too old' }, { tooOld: 'Muy antiguo' })
  expect(fillPage('<p>{{each:tooOld}}</p>', { locales, art })).toBe(
    '<p><span lang="en">Too old</span> <span lang="es">Muy antiguo</span></p>',
  )
})

test('leaves out what is said to developers', () => {
  const html = '<p>a</p>\n  <!-- for\n  us -->\n<p>b</p><!-- {{title}} -->'
  expect(fillPage(html, { locales: inTwo({}, {}), art })).toBe('<p>a</p>\n<p>b</p>')
})

test('what the page chooses, it chooses with a script of less than 1,100 bytes', async () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
  // As the build sends it.
  const { code } = await minify('page.js', script)
  expect(code).not.toBe('')
  expect(new TextEncoder().encode(code).length).toBeLessThan(1100)
})
