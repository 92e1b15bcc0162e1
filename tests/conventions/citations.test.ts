import { readFileSync, readdirSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './support/source-files'

const top = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)

const all = [...top, ...['src', 'tests', 'locales', '.ci'].flatMap(filesBelow)]
const written = /\.(tsx?|mjs|css|html|md|yml)$|^\.env/
const texts = new Map(
  all
    .filter((path) => written.test(path) && basename(path) !== 'citations.test.ts')
    .map((path) => [path, readFileSync(path, 'utf8')]),
)

/** The anchor of a heading: 'After sign-in' is `after-sign-in`. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (path: string) =>
  [...(texts.get(path) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

/**
 * The page that a citation means: the nearest one above the citing file, or the only one of its
 * name.
 */
function pageOf(citation: string, from: string): string | undefined {
  const folders = from.split('/').map((_, depth, parts) => parts.slice(0, -1 - depth).join('/'))
  const near = folders.map((folder) => posix.join(folder, citation)).find((path) => texts.has(path))
  if (near !== undefined) return near
  const namesakes = [...texts.keys()].filter((path) => `/${path}`.endsWith(`/${citation}`))
  return namesakes.length === 1 ? namesakes[0] : undefined
}

/** Text for people: whole pages, and the comments of other files. */
const proseOf = (path: string, text: string) =>
  path.endsWith('.md') ? text : (text.match(/^.*(\/\/|\/\*|^ *\*|^#|<!--).*$/gm) ?? []).join('\n')

const citations = [...texts].flatMap(([from, text]) => {
  const prose = proseOf(from, text)
  const pages = [...prose.matchAll(/([\w./-]+\.md)(?:#([\w-]+))?/g)]
  const own = [...prose.matchAll(/\]\(()#([\w-]+)\)/g)]
  return [...pages, ...own].map(([cited, file = '', anchor]) => ({
    from,
    cited,
    page: file === '' ? from : pageOf(file, from),
    anchor,
  }))
})

describe('a citation in a comment', () => {
  test('resolves to a page of this tree and one of its headings', () => {
    const lost = citations.filter(
      ({ page, anchor }) =>
        page === undefined || (anchor !== undefined && !anchorsOf(page).includes(anchor)),
    )
    expect(lost.map(({ from, cited }) => `${from}: ${cited}`)).toEqual([])
    expect(citations.length).toBeGreaterThan(150)
  })

  test('names no document outside this tree', () => {
    const papers =
      /\b[Ss]pecification\b|§|\([Cc]ontract[,:)]|\b[Cc]ontract[,:] ?['"`A-Z]|[Dd]esign language [(§]/
    const citing = [...texts].filter(([, text]) => papers.test(text))
    expect(citing.map(([path]) => path)).toEqual([])
  })

  test('resolves to exactly one heading', () => {
    const pages = new Set(citations.flatMap(({ page, anchor }) => (anchor && page ? [page] : [])))
    const doubled = [...pages].filter(
      (page) => new Set(anchorsOf(page)).size < anchorsOf(page).length,
    )
    expect(doubled).toEqual([])
  })
})
