import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productFiles, sourceFiles } from './support/source-files'

const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

describe('files', () => {
  test('have at most 250 lines, and half of them fewer than 80', () => {
    expect(paths(productFiles.filter(({ lines }) => lines > 250))).toEqual([])
    const sizes = productFiles.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(80)
  })

  test('are named for their content: Component.tsx, useHook.ts, kebab-case.ts', () => {
    const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/
    const hook = /^use[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$/
    const rest = /^[a-z0-9]+(-[a-z0-9]+)*(\.queries|\.test)*\.tsx?$/
    const odd = sourceFiles.filter(({ path }) => {
      const name = basename(path)
      return !component.test(name) && !hook.test(name) && !rest.test(name)
    })
    expect(paths(odd)).toEqual([])
  })

  test('have meaningful names', () => {
    expect(
      paths(sourceFiles.filter(({ path }) => /\b(utils?|helpers?|common|misc|index)\./.test(path))),
    ).toEqual([])
  })

  test('have their tests beside them', () => {
    const all = new Set(paths(sourceFiles))
    const astray = sourceFiles.filter(({ path, zone, isTest, imports }) => {
      // All tests of a guest are in its folder.
      if (zone.startsWith('extras/')) return false
      const namesake = path.replace('.test', '')
      const neighbours = imports.some(({ specifier }) => specifier.startsWith('./'))
      return isTest && !all.has(namesake) && !neighbours
    })
    expect(paths(astray)).toEqual([])
  })

  test('are no barrels, which only re-export others', () => {
    const barrels = productFiles.filter(({ module }) =>
      module.staticExports.some(({ entries }) => entries.some((entry) => entry.moduleRequest)),
    )
    expect(paths(barrels)).toEqual([])
  })

  test('have no default exports, except screens, which load lazily', () => {
    const withDefault = productFiles.filter(({ module }) =>
      module.staticExports.some(({ entries }) =>
        entries.some((entry) => entry.exportName.kind === 'Default'),
      ),
    )
    expect(
      paths(withDefault).filter((path) => !/^src\/(screens|extras)\/.*Screen\.tsx$/.test(path)),
    ).toEqual([])
  })
})
