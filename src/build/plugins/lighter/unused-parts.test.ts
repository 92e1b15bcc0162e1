import { expect, test } from 'vitest'
import { withoutAnchors } from './unused-parts'

test.each([
  ['Link.displayName = "Link";', ''],
  ['  if (named) Link.displayName = name', '  if (named) Link.displayName = name'],
  [
    'var Link = React10.forwardRef((props) => null)',
    'var Link = /* @__PURE__ */ React10.forwardRef((props) => null)',
  ],
  ['const Node = memo(draw)', 'const Node = /* @__PURE__ */ memo(draw)'],
  ['render(memo(draw))', 'render(/* @__PURE__ */ memo(draw))'],
  ['var Own = /* @__PURE__ */ memo(draw)', 'var Own = /* @__PURE__ */ memo(draw)'],
  ['function memo(draw) {}', 'function memo(draw) {}'],
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
])('%s becomes %j', (before, after) => {
  expect(withoutAnchors(before)).toBe(after)
})
