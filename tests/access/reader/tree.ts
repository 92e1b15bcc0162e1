import type { CDPSession } from '@playwright/test'
import { namePattern, plain } from '@tests/fixtures/journey/way'

/** A node of the accessibility tree. */
export type AccessibleNode = {
  role: string
  name: string
  node: number
  isClosed: boolean
  isChecked: boolean
}

/** All nodes of the accessibility tree, in reading order. */
async function treeOf(line: CDPSession): Promise<AccessibleNode[]> {
  const { nodes } = await line.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ ignored, role, name, properties = [], backendDOMNodeId: node }) => {
    if (ignored || node === undefined) return []
    const is = (property: string) =>
      properties.some(({ name: one, value }) => one === property && String(value.value) === 'true')
    return [
      {
        role: String(role?.value ?? ''),
        name: plain(String(name?.value ?? '')),
        node,
        isClosed: is('disabled'),
        isChecked: is('checked'),
      },
    ]
  })
}

const namesOf = (things: readonly AccessibleNode[]) =>
  JSON.stringify([...new Set(things.map(({ name }) => name))].filter((name) => name !== ''))

const timeoutMs = 20_000

/** Waits until the tree contains it. */
export async function findInTree<Found>(
  line: CDPSession,
  find: (things: readonly AccessibleNode[]) => Found | undefined,
): Promise<Found> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const things = await treeOf(line)
    const found = find(things)
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`a screen reader is given ${namesOf(things)} instead`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The enabled control of this role and name; an exact match wins over a longer name. */
export const control = (role: string, name: string) => (things: readonly AccessibleNode[]) => {
  const alike = things.filter((one) => one.role === role && !one.isClosed)
  return (
    alike.find((one) => one.name === plain(name)) ??
    alike.find((one) => namePattern(name).test(one.name))
  )
}

/** Whether the page's texts, joined in reading order, contain this text. */
export const hasWords = (text: string) => (things: readonly AccessibleNode[]) => {
  const words = things.filter(({ role }) => role === 'StaticText').map(({ name }) => name)
  return plain(words.join(' ')).includes(plain(text)) || undefined
}

/** Focuses a node, and presses it, as a screen reader does. */
export async function act(
  line: CDPSession,
  thing: AccessibleNode,
  isPressed: boolean,
): Promise<void> {
  const { object } = await line.send('DOM.resolveNode', { backendNodeId: thing.node })
  await line.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    // Wait a frame, so that its announcement is recorded before the next action.
    functionDeclaration: `async function () {
      this.focus()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      ${isPressed ? 'this.click()' : ''}
    }`,
    awaitPromise: true,
    userGesture: true,
  })
}
