import { expect, test } from 'vitest'
import { productFiles, type SourceFile } from './support/source-files'

type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Visits every node of a syntax tree. */
function visit(root: unknown, see: (node: Node) => void): void {
  if (Array.isArray(root)) for (const child of root) visit(child, see)
  if (!isNode(root)) return
  see(root)
  for (const value of Object.values(root)) visit(value, see)
}

const part = (node: Node, field: string): Node | undefined => {
  const value = node[field]
  return isNode(value) ? value : undefined
}
const nameOf = (node: Node | undefined): unknown =>
  node?.type === 'MemberExpression' ? nameOf(part(node, 'property')) : (node?.['name'] ?? '')

/** Collects the variables of a file that hold elements: by their type, or by their value. */
function elementsOf({ program }: SourceFile): (node: Node | undefined) => boolean {
  // Variables of other files that hold elements.
  const names = new Set<unknown>(['children', 'question', 'skip'])
  const isElements = (node: Node | undefined): boolean => {
    switch (node?.type) {
      case 'JSXElement':
      case 'JSXFragment':
      case 'JSXEmptyExpression':
        return true
      case 'Literal':
        return /^\s*(null|true|false)?$/.test(String(node['value']))
      case 'ParenthesizedExpression':
        return isElements(part(node, 'expression'))
      case 'LogicalExpression':
        return isElements(part(node, 'right'))
      case 'ConditionalExpression':
        return isElements(part(node, 'consequent')) && isElements(part(node, 'alternate'))
      case 'ArrowFunctionExpression':
        return isElements(part(node, 'body'))
      case 'BlockStatement': {
        const last = Array.isArray(node['body']) ? node['body'].at(-1) : undefined
        return isNode(last) && last.type === 'ReturnStatement' && isElements(part(last, 'argument'))
      }
      case 'CallExpression':
        return nameOf(part(node, 'callee')) === 'map' || names.has(nameOf(part(node, 'callee')))
      default:
        return names.has(nameOf(node))
    }
  }
  visit(program, (node) => {
    const { type } = node
    if (type === 'VariableDeclarator' && isElements(part(node, 'init')))
      names.add(nameOf(part(node, 'id')))
    if (type === 'TSPropertySignature' && JSON.stringify(node).includes('"ReactNode"'))
      names.add(nameOf(part(node, 'key')))
  })
  return isElements
}

/**
 * Texts with siblings, which a browser's translator cannot replace safely (src/DECISIONS.md).
 */
function bareTexts(file: SourceFile): string[] {
  const isElements = elementsOf(file)
  const isText = (child: Node) =>
    child.type === 'JSXText' ||
    (child.type === 'JSXExpressionContainer' && !isElements(part(child, 'expression')))
  const isBlank = ({ start, end }: Node) =>
    /^(\s*|\{\s*(' '|\/\*[^]*\*\/)\s*\})$/.test(file.code.slice(Number(start), Number(end)))
  const found: string[] = []
  visit(file.program, ({ type, children }) => {
    if ((type !== 'JSXElement' && type !== 'JSXFragment') || !Array.isArray(children)) return
    const shown = children.filter(isNode).filter((child) => !isBlank(child))
    if (type === 'JSXElement' && shown.length < 2) return
    for (const { start, end } of shown.filter(isText))
      found.push(`${file.path}: ${file.code.slice(Number(start), Number(end)).trim()}`)
  })
  return found
}

test('every text is the only child of its element, so that a browser’s translator can replace it', () => {
  expect(productFiles.flatMap(bareTexts)).toEqual([])
})
