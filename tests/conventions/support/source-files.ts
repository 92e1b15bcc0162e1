import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, type ESTree } from 'vite'

export type Import = {
  /** As written in the source: `@/api/transport/client`, `./rules`, `react`. */
  specifier: string
  /** The imported file of this repository; undefined for a package. */
  target: string | undefined
  typeOnly: boolean
  dynamic: boolean
}

export type SourceFile = {
  /** From the root of the repository, with slashes. */
  path: string
  /** The zone for the dependency rules: `api`, `features/auth`, `main.tsx`. */
  zone: string
  code: string
  isTest: boolean
  program: ESTree.Program
  imports: readonly Import[]
}

/** All files below a folder of the repository, with slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
    .sort()
}

/** `api` for src/api/…; each feature and each guest is a zone, and so is a file directly in src. */
export function zoneOf(path: string): string {
  const [top = '', first = '', second = ''] = path.split('/')
  if (top !== 'src') return top
  return ['features', 'extras'].includes(first) ? `${first}/${second}` : first
}

function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier
    .replace(/\?.*$/, '')
    .replace(/^@\//, 'src/')
    .replace(/^@locales\//, 'locales/')
    .replace(/^\.(?=\.?\/)/, () => `${posix.dirname(from)}/.`)
  if (!/^(src|locales)\//.test(path)) return undefined
  const whole = posix.normalize(path)
  const candidates = [whole, `${whole}.ts`, `${whole}.tsx`]
  return candidates.find((file) => existsSync(file) && /\.\w+$/.test(file)) ?? whole
}

function readSource(path: string): SourceFile {
  const code = readFileSync(path, 'utf8')
  const { module, program } = parseSync(path, code)
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      dynamic: false,
    })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      typeOnly: false,
      dynamic: true,
    })),
  ]
  return {
    path,
    zone: zoneOf(path),
    code,
    isTest: /\.test\.tsx?$|^src\/extras\/[\w-]+\/tests\//.test(path),
    program,
    imports: imports.map((one) => ({ ...one, target: resolveImport(path, one.specifier) })),
  }
}

/** `src/mock-backend/making` is excluded: it is run by hand, and is no part of the app or its build. */
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.startsWith('src/mock-backend/making/')

/** Every TypeScript file of src, tests included. */
export const sourceFiles: readonly SourceFile[] = filesBelow('src').filter(isSource).map(readSource)

export const productFiles = sourceFiles.filter((file) => !file.isTest)
