import { expect, test } from 'vitest'
import { fillLanding } from './landing'

const art = (name: string) => `<svg id="${name}"></svg>`

test('puts both languages in the page, each marked as what it is', () => {
  expect(fillLanding('<h1>{{title}}</h1>', { title: 'Hello' }, { title: 'Hola' }, art)).toBe(
    '<h1><span data-in="en">Hello</span><span data-in="es">Hola</span></h1>',
  )
})

test('takes texts as text', () => {
  const page = fillLanding('{{title}}', { title: '<b> & "c"' }, { title: 'x' }, art)
  expect(page).toContain('&lt;b> &amp; &quot;c&quot;')
})

test('draws pictures hidden from assistive technology', () => {
  expect(fillLanding('{{art:icons/globe}}', {}, {}, art)).toBe(
    '<svg aria-hidden="true" focusable="false" id="icons/globe"></svg>',
  )
})

test('names a text that is missing', () => {
  expect(() => fillLanding('{{title}}', { title: 'Hello' }, {}, art)).toThrow('"title"')
})
