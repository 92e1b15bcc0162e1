import type { CDPSession } from 'playwright-core'
import { called, plain } from '../story/called'

/** A thing of the accessibility tree, as a screen reader is given it. */
export type Thing = {
  role: string
  name: string
  node: number
  isClosed: boolean
  isChecked: boolean
}

/** All that a screen reader is given of the page, in its order. */
async function treeOf(line: CDPSession): Promise<Thing[]> {
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

const namesOf = (things: readonly Thing[]) =>
  JSON.stringify([...new Set(things.map(({ name }) => name))].filter((name) => name !== ''))

const patience = 20_000

/** Waits until the tree holds it. */
export async function findInTree<Found>(
  line: CDPSession,
  find: (things: readonly Thing[]) => Found | undefined,
): Promise<Found> {
  const end = Date.now() + patience
  for (;;) {
    const things = await treeOf(line)
    const found = find(things)
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`a screen reader is given ${namesOf(things)} instead`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** The open control of this role and name; one of exactly this name before one that says more. */
export const control = (role: string, name: string) => (things: readonly Thing[]) => {
  const alike = things.filter((one) => one.role === role && !one.isClosed)
  return (
    alike.find((one) => one.name === plain(name)) ??
    alike.find((one) => called(name).test(one.name))
  )
}

/** The page's words as they are read one after the other. */
export const hasWords = (text: string) => (things: readonly Thing[]) => {
  const words = things.filter(({ role }) => role === 'StaticText').map(({ name }) => name)
  return plain(words.join(' ')).includes(plain(text)) || undefined
}

/** Does with a thing what a screen reader does: moves the focus there, and presses it. */
export async function act(line: CDPSession, thing: Thing, isPressed: boolean): Promise<void> {
  const { object } = await line.send('DOM.resolveNode', { backendNodeId: thing.node })
  await line.send('Runtime.callFunctionOn', {
    objectId: object.objectId ?? '',
    // What it came to is said before anything else happens.
    functionDeclaration: `async function () {
      this.focus()
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      ${isPressed ? 'this.click()' : ''}
    }`,
    awaitPromise: true,
    userGesture: true,
  })
}
