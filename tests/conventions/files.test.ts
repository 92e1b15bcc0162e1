import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productFiles, sourceFiles } from './support/source-files'

const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path)

describe('files', () => {
  test('are small: no source has more than 250 lines, half have fewer than 80', () => {
    expect(paths(productFiles.filter(({ lines }) => lines > 250))).toEqual([])
    const sizes = productFiles.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(80)
  })

  test('are named for what they hold: Component.tsx, useHook.ts, kebab-case.ts', () => {
    const component = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/
    const hook = /^use[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$/
    const rest = /^[a-z0-9]+(-[a-z0-9]+)*(\.queries|\.test)*\.tsx?$/
    const odd = sourceFiles.filter(({ path }) => {
      const name = basename(path)
      return !component.test(name) && !hook.test(name) && !rest.test(name)
    })
    expect(paths(odd)).toEqual([])
  })

  test('have no names that say nothing', () => {
    expect(
      paths(sourceFiles.filter(({ path }) => /\b(utils?|helpers?|common|misc|index)\./.test(path))),
    ).toEqual([])
  })

  test('a test stands beside what it tests', () => {
    const all = new Set(paths(sourceFiles))
    const astray = sourceFiles.filter(({ path, isTest, imports }) => {
      const namesake = path.replace('.test', '')
      const neighbours = imports.some(({ specifier }) => specifier.startsWith('./'))
      return isTest && !all.has(namesake) && !neighbours
    })
    expect(paths(astray)).toEqual([])
  })

  test('no file only passes on what others export', () => {
    const barrels = productFiles.filter(({ module }) =>
      module.staticExports.some(({ entries }) => entries.some((entry) => entry.moduleRequest)),
    )
    expect(paths(barrels)).toEqual([])
  })

  test('no default exports but the screens, which are loaded when they are needed', () => {
    const withDefault = productFiles.filter(({ module }) =>
      module.staticExports.some(({ entries }) =>
        entries.some((entry) => entry.exportName.kind === 'Default'),
      ),
    )
    expect(
      paths(withDefault).filter((path) => !/^src\/screens\/\w+Screen\.tsx$/.test(path)),
    ).toEqual([])
  })
})
