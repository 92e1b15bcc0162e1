import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<\s][^<]*)/g
const attribute = /([\w:-]+)="([^"]*)"/g

const propName = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function propsOf(text: string): string[] {
  return [...text.matchAll(attribute)]
    .filter(([, name]) => name !== 'xmlns')
    .map(([, name = '', value]) => `${propName(name)}: ${JSON.stringify(value)}`)
}

const list = (items: string[]) => `[${items.join(', ')}]`

/** An element whose closing tag is still to come. */
type Open = { name: string; props: string[]; children: string[] }

function element({ name, props, children }: Open): string {
  const several = children.length > 1
  const inside = children.length > 0 ? [`children: ${several ? list(children) : children[0]}`] : []
  const call = several ? 'jsxs' : 'jsx'
  return `/* @__PURE__ */ ${call}("${name}", { ${[...props, ...inside].join(', ')} })`
}

/**
 * The source of a React component that draws an SVG file. The file may hold elements and attributes
 * only: anything else (text, style sheets, scripts) is refused when building.
 */
export function svgComponent(svg: string): string {
  const file: Open = { name: '', props: [], children: [] }
  const open = [file]
  let root: Open | undefined
  for (const [all, closing, name = '', attributes = '', selfClosing, text] of svg.matchAll(tag)) {
    if (text !== undefined) throw new Error(`A picture may not hold text: ${all}`)
    if (!closing) open.push({ name, props: propsOf(attributes), children: [] })
    if (closing || selfClosing) {
      const node = open.pop()
      if (node?.name !== name) throw new Error(`Unexpected ${all}`)
      open.at(-1)?.children.push(element(node))
      root = node
    }
  }
  if (open.length > 1 || file.children.length !== 1 || root?.name !== 'svg') {
    throw new Error('Not one complete <svg> element')
  }

  const drawing = [`"aria-hidden": true`, `focusable: false`, ...root.props, '...props']
  return [
    `import { jsx, jsxs } from 'react/jsx-runtime'`,
    `const parts = ${list(root.children)}`,
    `export default function Picture(props) {`,
    `  return jsxs('svg', { ${drawing.join(', ')}, children: parts })`,
    `}`,
  ].join('\n')
}

/** Makes `import Boat from './boat.svg?component'` a React component: inline, so that styles reach it. */
export function svgComponents(): Plugin {
  const suffix = '.svg?component'
  return {
    name: 'svg-components',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null
      const code = svgComponent(await readFile(id.slice(0, -'?component'.length), 'utf8'))
      return { code, map: null, moduleType: 'js' }
    },
  }
}
