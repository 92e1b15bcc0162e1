/** Rules inside these are kept or left out one by one; other at-rules stay as they are. */
const isNest = (head: string) => /^@(media|supports|layer|container)\b/.test(head)

/** The page has the faces of its fonts already. */
const isFace = (head: string) => head === '@font-face'

/** Where the block that begins here ends. */
function endOfBlock(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}' && (depth -= 1) === 0) return at
  }
  throw new Error('A block of styles has no end')
}

/** The rules of a built style sheet that can reach a page which has these classes only, and faces of its own. */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const isReached = (selector: string) =>
    [...selector.replaceAll(/:not\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      classes.has(name),
    )
  const isAnyReached = (head: string) => head.split(/,(?![^()]*\))/).some(isReached)
  const rules: string[] = []
  let at = 0
  while (css.indexOf('{', at) >= 0) {
    const open = css.indexOf('{', at)
    const end = endOfBlock(css, open)
    // What stands before, such as @charset, ends with a semicolon.
    const head = css.slice(at, open).trim()
    const block = css.slice(open + 1, end)
    if (isNest(head)) {
      const inside = usedStyles(block, classes)
      if (inside !== '') rules.push(`${head}{${inside}}`)
    } else if (head.startsWith('@') ? !isFace(head) : isAnyReached(head)) {
      rules.push(`${head}{${block}}`)
    }
    at = end + 1
  }
  return rules.join('')
}

/** A custom property and its value, with the semicolon behind it. */
const property = /(--[\w-]+):([^;{}]*)(?:;|(?=\}))/g
const namesIn = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

/** A page without the custom properties of its styles that nothing in it reads, not even by way of another one. */
export function usedProperties(page: string): string {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of page.matchAll(property)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`)
  }
  const read = new Set(namesIn(page.replaceAll(property, '')))
  // What is added while it goes is looked at as well.
  for (const name of read) for (const other of namesIn(values.get(name) ?? '')) read.add(other)
  return page.replaceAll(/<style>[^]*?<\/style>/g, (styles) => {
    const left = styles.replaceAll(property, (all, name: string) => (read.has(name) ? all : ''))
    return left.replaceAll(/:root[^{}]*\{\}/g, '').replaceAll(/@media[^{}]*\{\}/g, '')
  })
}
