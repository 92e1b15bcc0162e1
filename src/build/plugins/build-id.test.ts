import { expect, test } from 'vitest'
import { makeBuildId } from './build-id'

test('the build id is version and commit', () => {
  expect(makeBuildId()).toMatch(/^\d+\.\d+\.\d+ ([0-9a-f]{7,}(-dirty)?|no commit)$/)
})
