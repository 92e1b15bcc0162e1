import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, cspHash, libraryStyleHashes } from './csp'

const page = `<!doctype html><html><head>
<style>body{margin:0}</style>
<script>document.title = 'a'</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<script type="application/json">{"a":1}</script>
</head><body></body></html>`

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const directives = directivesOf(contentSecurityPolicy(page, 'https://api.example.org/v1'))

describe('the policy', () => {
  test('blocks every source that it does not name', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
  })

  test('allows no unsafe inline code or styles', () => {
    expect([...directives.values()].flat().filter((source) => source.includes('unsafe'))).toEqual(
      [],
    )
    expect(directives.get('script-src')).not.toContain('https:')
  })

  test("allows calls to the app's own host and the backend only", () => {
    const own = ["'self'", 'blob:']
    expect(directives.get('connect-src')).toEqual([...own, 'https://api.example.org'])
    expect(directives.get('form-action')).toEqual(["'self'"])
  })

  test.each([
    ['https://p.example/in?k=1', 'https://p.example/in'],
    // These two would end the source.
    ['https://p.example/a;b,c', 'https://p.example/a%3Bb%2Cc'],
  ])('allows the address of reports of problems, if the build has one: %s', (address, source) => {
    const reporting = contentSecurityPolicy(page, 'https://a.example', false, address)
    expect(directivesOf(reporting).get('connect-src')).toContain(source)
  })

  test('allows videos from any https host, and from the backend even over http', () => {
    const local = directivesOf(contentSecurityPolicy(page, 'http://127.0.0.1:4700'))
    expect(local.get('media-src')).toEqual(["'self'", 'blob:', 'https:', 'http://127.0.0.1:4700'])
  })

  test('lets a pdf lesson read a blob: address, and frames none', () => {
    expect(directives.get('connect-src')).toContain('blob:')
    expect(directives.get('frame-src')).not.toContain('blob:')
  })

  test("allows the page's inline script and style by their hashes", () => {
    expect(directives.get('script-src')).toContain(`'${cspHash("document.title = 'a'")}'`)
    expect(directives.get('style-src')).toContain(`'${cspHash('body{margin:0}')}'`)
    const hashes = directives.get('script-src')?.filter((source) => source.includes('sha256'))
    expect(hashes).toHaveLength(1)
  })

  test('has the hash of an inline script as a browser reads it: with LF, whatever ends its lines', () => {
    const script = (end: string) => `<script>${['a()', 'b()', ''].join(end)}</script>`
    const policyOf = (end: string) => contentSecurityPolicy(script(end), 'https://a.example')
    for (const end of ['\r\n', '\r']) expect(policyOf(end)).toBe(policyOf('\n'))
  })
})

describe('Google’s sign-in', () => {
  const withGoogle = directivesOf(contentSecurityPolicy(page, 'https://api.example.org', true))
  const namesOf = (policy: Map<string, string[]>) =>
    [...policy].flatMap(([directive, sources]) =>
      sources.filter((source) => source.includes('google')).map((source) => [directive, source]),
    )

  test('is blocked without a client id', () => {
    expect(namesOf(directives)).toEqual([])
  })

  test('may load its script, style, frame and calls with one', () => {
    expect(namesOf(withGoogle)).toEqual([
      ['script-src', 'https://accounts.google.com/gsi/client'],
      ['style-src', 'https://accounts.google.com/gsi/style'],
      ['connect-src', 'https://accounts.google.com/gsi/'],
      ['frame-src', 'https://accounts.google.com/gsi/'],
    ])
  })
})

describe('the style hash of', () => {
  test('emotion is that of an empty style', () => {
    expect(cspHash('')).toBe(libraryStyleHashes.emotion)
  })

  test.each(['youtube', 'vimeo'] as const)('%s is that of the installed version', (name) => {
    const element = readFileSync(
      `node_modules/${name}-video-element/dist/${name}-video-element.js`,
      'utf8',
    )
    const style = /<style>([\s\S]*?)<\/style>/.exec(element)?.[1] ?? ''
    expect(cspHash(style)).toBe(libraryStyleHashes[name])
  })
})
