import { startVitest } from 'vitest/node'
import { recordsFolder, recordsKey } from '@tests/fixtures/journey/recording'

/**
 * Goes to the trophy and records each screen. An argument selects journeys by
 * name.
 */
async function main([word]: readonly string[]): Promise<void> {
  process.env[recordsKey] = 'yes'
  await startVitest('test', ['tests/e2e/to-the-trophy.test.ts'], {
    project: ['e2e'],
    watch: false,
    ...(word !== undefined && { testNamePattern: word }),
  })
  console.log(`The pictures are in ${recordsFolder}, each journey with its index.html.`)
}

await main(process.argv.slice(2))
