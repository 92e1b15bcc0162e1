import { expect, test } from 'vitest'
import timing from '@/ui/theme/timing.json'
import { productFiles } from './support/source-files'

test('each time that is agreed is waited somewhere', () => {
  const code = productFiles.map((file) => file.code).join()
  expect(Object.keys(timing).filter((name) => !code.includes(`timing.${name}`))).toEqual([])
})
