import { expect, test } from 'vitest'
import { productFiles, type SourceFile } from './support/source-files'
import { visit, type Node } from './support/syntax'

/** Requests that write, by their names. The mock backend and the tools are not part of the app. */
const appFiles = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')

type Place = { name: string; isInMutation: boolean; owner: string | undefined }

/** Every use of a name: whether it is inside a mutationFn, and in which function. */
function usesIn({ program }: SourceFile): Place[] {
  const places: Place[] = []
  visit(program, (node, above) => {
    if (node.type !== 'Identifier' || typeof node['name'] !== 'string') return
    const parent = above.at(-1)
    if (parent?.type.startsWith('Import') || parent?.['id'] === node || isKey(node, parent)) return
    places.push({
      name: node['name'],
      isInMutation: [...above, node].some(isInMutationFn),
      owner: above.map(functionName).find((name) => name !== undefined),
    })
  })
  return places
}

function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const name: unknown = Reflect.get(node, 'name')
  return typeof name === 'string' ? name : undefined
}

/** A property name is not a use of the identifier: `a.name` or `{ name: … }`. */
const isKey = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'MemberExpression' && parent['property'] === node) ||
  (parent?.type === 'Property' && parent['key'] === node && parent['shorthand'] !== true)

const isInMutationFn = (node: Node) =>
  node.type === 'Property' && nameOf(node['key']) === 'mutationFn'

const functionName = (node: Node) =>
  node.type === 'FunctionDeclaration' ? nameOf(node['id']) : undefined

const isRequest = ({ name }: Place) => /^post[A-Z]/.test(name)

/** Requests that are not sent by a mutation, directly or by a function that is its mutationFn. */
function strayWrites(file: SourceFile): string[] {
  const uses = usesIn(file)
  const isSentByMutation = (name: string | undefined) => {
    const calls = uses.filter((use) => use.name === name)
    return calls.length > 0 && calls.every(({ isInMutation }) => isInMutation)
  }
  return uses
    .filter((use) => isRequest(use) && !use.isInMutation && !isSentByMutation(use.owner))
    .map(({ name }) => `${file.path}: ${name}`)
}

test('every request that writes is sent by a mutation', () => {
  const senders = appFiles.filter(
    (file) => /\bpost[A-Z]/.test(file.code) && usesIn(file).some(isRequest),
  )
  expect(senders.length).toBeGreaterThan(5)
  expect(senders.flatMap(strayWrites)).toEqual([])
})

test('a press sends through the hook that drops a second one', () => {
  const makers = appFiles.filter(({ code }) => /\buseMutation\b/.test(code))
  expect(makers.map(({ path }) => path)).toEqual(['src/api/transport/useSend.ts'])
})

test('Try again is offered only for a request that it can abort', () => {
  const signalled = appFiles.filter(({ code }) => /\bsignalFor\(/.test(code))
  expect(signalled.length).toBeGreaterThan(5)
  const offered = appFiles.filter(({ code }) => /useSend\b/.test(code) && /\.tryAgain\b/.test(code))
  expect(offered.length).toBeGreaterThan(1)
  const paths = signalled.map(({ path }) => path)
  expect(offered.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([])
})

test('a request that posts has a name with post, by which the other tests find it', () => {
  const api = appFiles.filter(({ zone, code }) => zone === 'api' && code.includes("'POST'"))
  expect(api.length).toBeGreaterThan(3)
  const astray = api.flatMap(({ path, program }) => {
    const found: string[] = []
    visit(program, (node, above) => {
      const isPost = node.type === 'Literal' && node['value'] === 'POST'
      if (!isPost || !above.some((one) => one.type === 'ObjectExpression')) return
      const owner = above.map(functionName).find((name) => name !== undefined)
      if (!/^post[A-Z]/.test(owner ?? '')) found.push(`${path}: ${owner}`)
    })
    return found
  })
  expect(astray).toEqual([])
})
