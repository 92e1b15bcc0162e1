import { expect, it } from 'vitest'
import { makeBuildId } from './build-id'

it('a build is known by its version and its commit', () => {
  expect(makeBuildId()).toMatch(/^\d+\.\d+\.\d+ ([0-9a-f]{7,}(-dirty)?|no commit)$/)
})
