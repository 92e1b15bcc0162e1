import { expect, test } from 'vitest'
import { fillLanding } from './landing'

const art = (name: string) => `<svg id="${name}"></svg>`

test('puts both languages in the page, each marked as what it is', () => {
  expect(
    fillLanding('<h1>{{title}}</h1>', { en: { title: 'Hello' }, es: { title: 'Hola' }, art }),
  ).toBe('<h1><span data-in="en">Hello</span><span data-in="es">Hola</span></h1>')
})

test('takes texts as text', () => {
  const page = fillLanding('{{title}}', {
    en: { title: '<b> & "c"' },
    es: { title: 'x' },
    art,
  })
  expect(page).toContain('&lt;b> &amp; &quot;c&quot;')
})

test('draws pictures hidden from assistive technology', () => {
  expect(fillLanding('{{art:icons/globe}}', { en: {}, es: {}, art })).toBe(
    '<svg aria-hidden="true" focusable="false" id="icons/globe"></svg>',
  )
})

test('names a text that is missing', () => {
  expect(() => fillLanding('{{title}}', { en: { title: 'Hello' }, es: {}, art })).toThrow('"title"')
})

const link = '<p><a href="{{link:VITE_HELP_URL}}" target="_blank"\n>{{help}}</a\n></p>'
const texts = { help: 'Help' }
const withHelp = (VITE_HELP_URL?: string) =>
  fillLanding(link, { en: texts, es: texts, art, settings: { VITE_HELP_URL } })

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
