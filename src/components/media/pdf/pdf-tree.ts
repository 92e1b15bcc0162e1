import {
  inOneLine,
  type PageContent,
  type PdfBlock,
  type TableRow,
  type TreeLeaf,
  type TreeNode,
} from './pdf-blocks'

/** The words of a page, as the structure of the pdf orders them. */
export function blocksOfTree({ items, fields }: PageContent, tree: TreeNode): PdfBlock[] {
  const texts = textsById(items)
  for (const { id, value } of fields) texts.set(id, value)
  const placed = new Set<string>()

  const textOf = (node: TreeNode | TreeLeaf): string => {
    if (!('role' in node)) {
      placed.add(node.id)
      return texts.get(node.id) ?? ''
    }
    // In brackets, as it is no text of the sheet: "(Line to write on)".
    return inOneLine(node.children.map(textOf).join('')) || (node.alt ? ` (${node.alt})` : '')
  }

  const blocksOf = (node: TreeNode | TreeLeaf): PdfBlock[] => {
    if (!('role' in node)) return paragraph(inOneLine(textOf(node)))
    const level = headingLevel(node.role)
    if (level !== null) return textOf(node) ? [{ kind: 'heading', level, text: textOf(node) }] : []
    if (node.role === 'L') return listOf(node, textOf)
    if (node.role === 'Table') return tableOf(node, textOf)
    if (node.role === 'P' || node.alt) return paragraph(textOf(node))
    return node.children.flatMap(blocksOf)
  }

  const blocks = blocksOf(tree)
  const others = fields.filter(({ id }) => !placed.has(id))
  return [
    ...blocks,
    ...others.flatMap(({ label, value }) => paragraph(label ? `${label}: ${value}` : value)),
  ]
}

/** The text of each marked piece. */
function textsById(items: PageContent['items']): Map<string, string> {
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== undefined)
      const text = item.hasEOL ? `${item.str} ` : item.str
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + text)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id || undefined)
  }
  return texts
}

function headingLevel(role: string): number | null {
  if (role === 'Title' || role === 'H') return 1
  return /^H[1-6]$/.test(role) ? Number(role.slice(1)) : null
}

const paragraph = (text: string): PdfBlock[] => (text ? [{ kind: 'paragraph', text }] : [])

type TextOf = (node: TreeNode | TreeLeaf) => string

const childNodes = ({ children }: TreeNode) => children.filter((child) => 'role' in child)

function listOf(list: TreeNode, textOf: TextOf): PdfBlock[] {
  const labels: string[] = []
  const items = childNodes(list).flatMap((item) => {
    const parts = childNodes(item)
    const label = parts.find(({ role }) => role === 'Lbl')
    // A box to tick is a label, too; it has no text.
    const labelText = label && !label.alt ? textOf(label) : ''
    labels.push(labelText)
    const lists = parts.flatMap((part) => [part, ...childNodes(part)]).filter(isList)
    const rest = { ...item, children: item.children.filter((part) => part !== label) }
    const text = textOf(withoutLists(rest))
    const isWord = /\p{L}/u.test(labelText)
    const inner = lists.flatMap((one) => listOf(one, textOf))
    return [
      isWord ? `${labelText} ${text}` : text,
      ...inner.flatMap((block) => (block.kind === 'list' ? block.items : [])),
    ].filter((one) => one !== '')
  })
  const start = Number.parseInt(labels[0] ?? '')
  return items.length > 0
    ? [{ kind: 'list', start: Number.isNaN(start) ? null : start, items }]
    : []
}

const isList = ({ role }: TreeNode) => role === 'L'

/** The items of a list in a list follow its own text. */
const withoutLists = (node: TreeNode): TreeNode => ({
  ...node,
  children: node.children
    .filter((child) => !('role' in child && isList(child)))
    .map((child) => ('role' in child ? withoutLists(child) : child)),
})

function tableOf(table: TreeNode, textOf: TextOf): PdfBlock[] {
  const rows = rowsOf(table)
  const isHead = (row: TreeNode) => childNodes(row).every(({ role }) => role === 'TH')
  const headings = rows.find(isHead)?.children.map(textOf) ?? []
  const read = rows
    .filter((row) => !isHead(row))
    .map((row): TableRow =>
      row.children.flatMap((cell, index) => {
        const text = textOf(cell)
        return text ? [{ heading: headings[index] ?? '', text }] : []
      }),
    )
    .filter((row) => row.length > 0)
  return read.length > 0 ? [{ kind: 'table', rows: read }] : []
}

const rowsOf = (node: TreeNode): TreeNode[] =>
  childNodes(node).flatMap((child) => (child.role === 'TR' ? [child] : rowsOf(child)))
