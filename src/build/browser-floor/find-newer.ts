import { parseSync } from 'vite'
import type { NewerFeatures, NewerNames } from './newer-features'

/** Something that a browser of the floor does not have, and which of them do not. */
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

/** `name` of `object.name`, where that is written plainly. */
function memberName({ computed, property }: Node): string | undefined {
  return !computed && isNode(property) && typeof property['name'] === 'string'
    ? property['name']
    : undefined
}

const identifierOf = (value: unknown) =>
  isNode(value) && value.type === 'Identifier' ? String(value['name']) : undefined

/**
 * Calls of functions that the floor lacks: `URL.canParse(…)`, `list.toSorted()`, `requestIdleCallback(…)`,
 * `new BarcodeDetector()`, and expressions that it cannot read: `/(?<=a)b/`. A call that asks first is none.
 * Members that only share a newer name are for the list of exceptions.
 */
export function newerCalls(code: string, features: NewerFeatures): Newer[] {
  const found: Newer[] = []
  const look = (names: NewerNames, name: string, at: number) => {
    const missing = names.get(name)
    if (missing && !asksFirst(name, at)) found.push({ name, missing, at })
  }
  /** Whether the code just before names the function without calling it: it asks whether it is there. */
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

/** The innermost block that holds this place, from its opening brace to here. */
function blockBefore(css: string, at: number): string {
  return css.slice(Math.max(css.lastIndexOf('{', at), css.lastIndexOf('}', at)) + 1, at)
}

/**
 * Styles that the floor lacks. A declaration is none where one of the same property that every browser
 * knows stands before it in the same rule.
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
