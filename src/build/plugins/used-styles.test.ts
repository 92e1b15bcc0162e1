import { expect, test } from 'vitest'
import { usedProperties, usedStyles } from './used-styles'

const classes = new Set(['a', 'b_1'])

test.each([
  ['.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['.a .c,.b_1>p{margin:0}', '.a .c,.b_1>p{margin:0}'],
  ['.a:not(.c){margin:0}', '.a:not(.c){margin:0}'],
  ['.c:is(.a,.b_1){margin:0}', ''],
  ['p,[aria-busy]{margin:0}', 'p,[aria-busy]{margin:0}'],
  ['@media (width<9px){.c{margin:0}.a{margin:1px}}', '@media (width<9px){.a{margin:1px}}'],
  ['@media print{.c{margin:0}}', ''],
  ['@font-face{src:url(a.woff2)}p{margin:0}', 'p{margin:0}'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
])('of %s stays %j', (css, left) => {
  expect(usedStyles(css, classes)).toBe(left)
})

test.each([
  [':root{--a:red;--b:blue}p{color:var(--a)}', ':root{--a:red;}p{color:var(--a)}'],
  [':root{--a:var(--b);--b:blue}p{color:var(--a, black)}', null],
  [':root{--a:var(--b);--b:var(--a)}p{color:red}', 'p{color:red}'],
  ['@media (min-width:9px){:root{--a:red}}p{color:red}', 'p{color:red}'],
  ['@media print{:root{--a:red}p{color:red}}', '@media print{p{color:red}}'],
  [
    ':root{--a:red}:root[data-look=dark]{--a:blue;color-scheme:dark}',
    ':root[data-look=dark]{color-scheme:dark}',
  ],
])('of the custom properties of %s only those that are read stay', (css, left) => {
  const page = (styles: string) => `<style>${styles}</style><p>--a:red</p>`
  expect(usedProperties(page(css))).toBe(page(left ?? css))
})

test('what a drawing in the page reads stays as well', () => {
  const page = '<style>:root{--a:red}</style><path fill="var(--a, blue)"/>'
  expect(usedProperties(page)).toBe(page)
})
