import { startVitest } from 'vitest/node'
import { recordsFolder, recordsKey } from './support/filmstrip'

/** `npm run walk`: takes the full walks and records them. A word picks those whose name holds it. */
export async function main([word]: readonly string[]): Promise<void> {
  process.env[recordsKey] = 'yes'
  await startVitest('test', ['tests/e2e/full-walk.test.ts'], {
    project: ['e2e'],
    watch: false,
    ...(word !== undefined && { testNamePattern: word }),
  })
  console.log(`The pictures are in ${recordsFolder}, each walk with its index.html.`)
}
