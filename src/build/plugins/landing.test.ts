import { readFileSync } from 'node:fs'
import { minify } from 'vite'
import { expect, test } from 'vitest'
import { fillLanding, languageStyles } from './landing'
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
  expect(fillLanding('<h1>{{title}}</h1>', { locales, art })).toBe(
    '<h1><span data-in="en">Hello</span><span data-in="es">Hola</span></h1>',
  )
})

test('offers the next language by its own name, and after the last the first', () => {
  expect(fillLanding('{{otherLanguage}}', { locales: inThree({}), art })).toBe(
    '<span data-in="en" lang="es">Español</span><span data-in="es" lang="pt">Português</span><span data-in="pt" lang="en">English</span>',
  )
})

test('tells the first script the languages and the default one', () => {
  const script = fillLanding("/({{codes}})/ '{{default}}'", { locales: inThree({}), art })
  expect(script).toBe("/(en|es|pt)/ 'en'")
})

test('shows the words of one language at a time', () => {
  expect(languageStyles(inTwo({}, {}))).toBe(
    'html[lang=en] [data-in]:not([data-in=en]),html[lang=es] [data-in]:not([data-in=es]){display:none}',
  )
})

test('takes texts as text', () => {
  const locales = inTwo({ title: '<b> & "c"' }, { title: 'x' })
  expect(fillLanding('{{title}}', { locales, art })).toContain('&lt;b> &amp; &quot;c&quot;')
})

test('draws pictures hidden from assistive technology', () => {
  expect(fillLanding('{{art:icons/globe}}', { locales: inTwo({}, {}), art })).toBe(
    '<svg aria-hidden="true" focusable="false" id="icons/globe"></svg>',
  )
})

test('the icon of the page is in the page', () => {
  const locales = inTwo({}, {})
  const drawn = (name: string) => `<svg id="${name}" fill="#fff"></svg>`
  const link = fillLanding('<link href="{{icon}}" />', { locales, art: drawn })
  expect(link).toBe(
    `<link href="data:image/svg+xml,<svg id='art/brand/favicon' fill='%23fff'></svg>" />`,
  )
})

test('names a text that is missing', () => {
  const locales = inTwo({ title: 'Hello' }, {})
  expect(() => fillLanding('{{title}}', { locales, art })).toThrow('"title"')
})

const link = '<p><a href="{{link:VITE_HELP_URL}}" target="_blank"\n>{{help}}</a\n></p>'
const texts = { help: 'Help' }
const withHelp = (VITE_HELP_URL?: string) =>
  fillLanding(link, { locales: inTwo(texts, texts), art, settings: { VITE_HELP_URL } })

test('links to a page whose address is set, and takes the address as text', () => {
  const page = withHelp('https://help.example.org/?a=1&b="')
  expect(page).toMatch(
    /^<p><a href="https:\/\/help\.example\.org\/\?a=1&amp;b=&quot;" target="_blank"/,
  )
  expect(page).toContain('Help')
})

test.each([undefined, '', 'javascript:alert(1)', 'help.example.org'])(
  'shows no link where the address is %s',
  (address) => {
    expect(withHelp(address)).toBe('<p></p>')
  },
)

test('puts words in every language where the page cannot know its own', () => {
  const locales = inTwo({ tooOld: 'Too old' }, { tooOld: 'Muy antiguo' })
  expect(fillLanding('<p>{{each:tooOld}}</p>', { locales, art })).toBe(
    '<p><span lang="en">Too old</span> <span lang="es">Muy antiguo</span></p>',
  )
})

test('leaves out what is said to developers', () => {
  const html = '<p>a</p>\n  <!-- for\n  us -->\n<p>b</p><!-- {{title}} -->'
  expect(fillLanding(html, { locales: inTwo({}, {}), art })).toBe('<p>a</p>\n<p>b</p>')
})

test('what the page chooses, it chooses with a script of less than 1,100 bytes', async () => {
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync('index.html', 'utf8')) ?? []
  // As the build sends it.
  const { code } = await minify('page.js', script)
  expect(code).not.toBe('')
  expect(new TextEncoder().encode(code).length).toBeLessThan(1100)
})
