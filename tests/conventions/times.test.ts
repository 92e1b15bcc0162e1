import { expect, test } from 'vitest'
import timing from '@/ui/theme/timing.json'
import { productFiles } from './support/source-files'

test('every time in timing.json is used', () => {
  const code = productFiles.map((file) => file.code).join()
  expect(Object.keys(timing).filter((name) => !code.includes(`timing.${name}`))).toEqual([])
})
