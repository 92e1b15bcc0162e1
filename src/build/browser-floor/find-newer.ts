import { parseSync } from 'vite'
import type { NewerFeatures, NewerNames } from './newer-features'

/** Something that a browser of the floor lacks, and which browsers of the floor lack it. */
export type Newer = { name: string; missing: readonly string[]; at: number }

type Node = { type: string; start: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesBelow(item)
  } else if (isNode(value)) {
    yield value
    for (const inner of Object.values(value)) yield* nodesBelow(inner)
  }
}

const globalObjects = new Set(['window', 'globalThis', 'self'])

/** `name` of `object.name`; undefined for computed members. */
function memberName({ computed, property }: Node): string | undefined {
  return !computed && isNode(property) && typeof property['name'] === 'string'
    ? property['name']
    : undefined
}

const identifierOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

/**
 * Calls that the floor lacks: `URL.canParse(…)`, `list.toSorted()`, `requestIdleCallback(…)`, `new
 * BarcodeDetector()`, and unsupported regular expressions such as `/(?<=a)b/`. Feature-detected
 * calls do not count. A method that merely shares its name with a newer one is reported too, and
 * belongs in exceptions.ts.
 */
export function newerCalls(code: string, features: NewerFeatures): Newer[] {
  const found: Newer[] = []
  const look = (names: NewerNames, name: string, at: number) => {
    const missing = names.get(name)
    if (missing && !asksFirst(name, at)) found.push({ name, missing, at })
  }
  /**
   * Whether the code just before mentions the function without calling it, which is a feature test.
   */
  const asksFirst = (name: string, at: number) => {
    const before = code.slice(Math.max(0, at - 60), at)
    return new RegExp(`\\b${name.replace('.', '\\.')}\\b(?!\\()`).test(before)
  }
  for (const [name, missing] of features.expressions) {
    const at = code.indexOf(name)
    if (at !== -1) found.push({ name, missing, at })
  }
  for (const node of nodesBelow(parseSync('built.js', code).program)) {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') continue
    if (node['optional'] === true) continue
    const { callee } = node
    const plain = identifierOf(callee)
    if (plain !== undefined) look(features.globals, plain, node.start)
    if (!isNode(callee) || callee.type !== 'MemberExpression') continue
    const name = memberName(callee)
    const owner = identifierOf(callee['object'])
    if (name === undefined) continue
    if (owner !== undefined && globalObjects.has(owner)) look(features.globals, name, node.start)
    else if (owner !== undefined && features.statics.has(`${owner}.${name}`)) {
      look(features.statics, `${owner}.${name}`, node.start)
    } else if (node.type === 'CallExpression') look(features.members, name, node.start)
  }
  return found
}

const comments = /\/\*[\s\S]*?\*\//g
const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The text from the opening brace of the innermost block to this place. */
function blockBefore(css: string, at: number): string {
  return css.slice(Math.max(css.lastIndexOf('{', at), css.lastIndexOf('}', at)) + 1, at)
}

/**
 * Styles that the floor lacks. A declaration does not count if the same rule has a fallback for it:
 * an earlier declaration of the same property.
 */
export function newerStyles(source: string, features: NewerFeatures): Newer[] {
  const css = source.replace(comments, blank).replace(strings, blank)
  const found: Newer[] = []
  const look = (names: NewerNames, name: string, at: number) => {
    const missing = names.get(name)
    if (missing) found.push({ name, missing, at })
  }
  for (const { 1: name = '', index } of css.matchAll(/@([a-z-]+)/g)) {
    look(features.atRules, name, index)
  }
  for (const { 1: prelude = '', index } of css.matchAll(/([^{};]+)\{/g)) {
    for (const { 1: name = '' } of prelude.matchAll(/::?([a-z-]+)/g)) {
      look(features.selectors, name, index)
    }
  }
  for (const declaration of css.matchAll(/([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
    const { 1: property = '', 2: value = '', index } = declaration
    look(features.properties, property, index)
    const hasFallback = new RegExp(`(^|[;\\s])${property}\\s*:`).test(blockBefore(css, index))
    if (hasFallback) continue
    for (const { 1: call = '' } of value.matchAll(/([a-z-]+\()/g))
      look(features.values, call, index)
    for (const { 1: unit = '' } of value.matchAll(/\d([a-z]+)\b/g))
      look(features.values, unit, index)
  }
  return found
}
