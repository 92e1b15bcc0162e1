import { expect, test } from 'vitest'
import { usedStyles } from './used-styles'

const classes = new Set(['a', 'b_1'])

test.each([
  ['.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['.a .c,.b_1>p{margin:0}', '.a .c,.b_1>p{margin:0}'],
  ['.a:not(.c){margin:0}', '.a:not(.c){margin:0}'],
  ['.c:is(.a,.b_1){margin:0}', ''],
  ['p,[aria-busy]{margin:0}', 'p,[aria-busy]{margin:0}'],
  ['@media (width<9px){.c{margin:0}.a{margin:1px}}', '@media (width<9px){.a{margin:1px}}'],
  ['@media print{.c{margin:0}}', ''],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
])('of %s stays %j', (css, left) => {
  expect(usedStyles(css, classes)).toBe(left)
})
