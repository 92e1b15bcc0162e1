import { expect, test } from 'vitest'
import { svgComponent } from './svg-component'

const line =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path stroke-width="2" d="M4 4"/></svg>'

test('draws the same elements, with the names React knows', () => {
  expect(svgComponent(line)).toContain('jsx("path", { strokeWidth: "2", d: "M4 4" })')
})

test('is hidden from assistive technology unless the place of use says otherwise', () => {
  expect(svgComponent(line)).toContain(
    `'svg', { "aria-hidden": true, focusable: false, viewBox: "0 0 24 24", ...props`,
  )
})

test('keeps nested elements in order', () => {
  expect(
    svgComponent('<svg><g fill="none"><path d="a"/><path d="b"/></g><g><rect/></g></svg>'),
  ).toContain(
    'jsxs("g", { fill: "none", children: [/* @__PURE__ */ jsx("path", { d: "a" }), /* @__PURE__ */ jsx("path", { d: "b" })] }), /* @__PURE__ */ jsx("g", { children: /* @__PURE__ */ jsx("rect", {  }) })',
  )
})

test.each([
  ['text', '<svg><text>Hello</text></svg>', 'may not hold text'],
  ['a style sheet', '<svg><style>path{fill:red}</style></svg>', 'may not hold text'],
  ['an element that does not close', '<svg><g><path/></svg>', 'Unexpected </svg>'],
  ['two roots', '<svg></svg><svg></svg>', 'Not one complete'],
  ['something else', '<p></p>', 'Not one complete'],
])('refuses %s', (_, svg, reason) => {
  expect(() => svgComponent(svg)).toThrow(reason)
})

const pictures = import.meta.glob<string>('../../{art,ui}/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(pictures))('%s can be drawn', (_, svg) => {
  expect(svgComponent(svg)).toContain('export default function Picture')
})
