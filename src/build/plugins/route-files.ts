import { readFileSync } from 'node:fs'
import { normalizePath, type Rolldown } from 'vite'
import { paths } from '../../config/paths.ts'

type Bundle = Rolldown.OutputBundle

export type RouteScreen = { path: string; access: string; screen: string }

const routesFile = new URL('../../app/routes.tsx', import.meta.url)

/** The rows of THE route table, read from its source: a build cannot run it. */
export function routesOf(source = readFileSync(routesFile, 'utf8')): RouteScreen[] {
  const row = /path: ([^,]+),\s+access: '([\w-]+)',\s+load: \(\) => import\('@\/(screens\/\w+)'\)/g
  const written = source.replaceAll(/^\s*\/\/.*\n/gm, '')
  return [...written.matchAll(row)].map(([, path = '', access = '', screen = '']) => ({
    path: path
      .replaceAll(/\$\{paths\.(\w+)\}|paths\.(\w+)/g, (_, inside?: string, alone?: string) =>
        Reflect.get(paths, inside ?? alone ?? ''),
      )
      .replaceAll('`', ''),
    access,
    screen: `/src/${screen}.tsx`,
  }))
}

/** The file that begins with this source, all that it imports, and their styles. */
export function filesFrom(bundle: Bundle, source: string): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const output = bundle[name]
    if (output?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const style of output.viteMetadata?.importedCss ?? []) found.add(style)
    output.imports.forEach(add)
  }
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue
    const isThere = Object.keys(output.modules).some((id) => normalizePath(id).endsWith(source))
    if (isThere) add(output.fileName)
  }
  return [...found]
}
