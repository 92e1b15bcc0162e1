import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Package = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  license?: string
}

const read = (file: string): Package => JSON.parse(readFileSync(file, 'utf8'))
const { dependencies, devDependencies } = read('package.json')

describe('the packages', () => {
  test('have exact versions, so that builds are reproducible', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  test.each(Object.keys(dependencies))('in a build have a suitable license: %s', (name) => {
    const { license } = read(`node_modules/${name}/package.json`)
    expect(license).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/)
  })
})
