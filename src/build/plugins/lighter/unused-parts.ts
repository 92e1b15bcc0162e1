import type { Plugin } from 'vite'

/** Names for the tools of developers. They keep a component in the build that nothing else names. */
const namesForTools = /^\w+\.displayName = .*$/gm

/** What only makes a component or a context, and may go where nobody uses it. */
const makers = /(?<=[=(] ?)(?=(?:React\w*\.)?(?:memo|createContext|forwardRef)\()/g

/** The router's switch for its hints to developers, which its package leaves on. */
const hints = 'var ENABLE_DEV_WARNINGS = true;'

/** The source of a package without what stops a build from leaving out its unused parts. */
export const withoutAnchors = (code: string): string =>
  code
    .replace(namesForTools, '')
    .replace(makers, '/* @__PURE__ */ ')
    .replace(hints, hints.replace('true', 'false'))

/** Lets a build leave out what no screen uses of the packages: some do not say what may go. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules/, code: /displayName|memo|createContext|forwardRef/ },
      handler: (code) => ({ code: withoutAnchors(code), map: null }),
    },
  }
}
