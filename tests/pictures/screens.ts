import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestHost, type TestHost } from '@tests/fixtures/browser/test-host'
import { isWanted, readOptions, type Options } from './options'
import { pairings, pairingWords, pictureName } from './pairings'
import { picturePage } from './picture-page'
import { stateOf, states } from './states'
import { takePicture } from './take-picture'

const folder = '.cache/screens'
const readmePicture = 'tests/pictures/skill-map.png'
const readmeLimit = 250_000

/** Problems by the name of a screenshot. */
type Found = Map<string, string[]>

/** Takes the selected screenshots. */
async function takeAll(testHost: TestHost, options: Options): Promise<Found> {
  const { settings, windowOnly } = options
  const found: Found = new Map()
  for (const state of states.filter((one) => isWanted(one, options))) {
    await testHost.backend.reset()
    // Visits of one state may share the backend, since they do the same.
    await Promise.all(
      options.pairings.map(async (pairing) => {
        const name = pictureName(state.name, pairing, settings)
        const shot = { state, pairing, settings, file: join(folder, name), windowOnly }
        const problems = await takePicture(testHost, shot)
        found.set(name, problems)
        console.log([name, ...problems].join('\n    '))
      }),
    )
  }
  return found
}

/** The page shows all screenshots, including those of earlier runs. */
function writePage(options: Options, found: Found): void {
  const rows = states.map(({ name, mock }) => ({
    name,
    mock,
    pictures: [...new Set([...pairings, ...options.pairings])]
      .map((pairing) => ({ pairing, file: pictureName(name, pairing, options.settings) }))
      .filter(({ file }) => existsSync(join(folder, file)))
      .map(({ pairing, file }) => ({
        file,
        words: pairingWords(pairing, options.settings),
        problems: found.get(file) ?? [],
      })),
  }))
  writeFileSync(join(folder, 'index.html'), picturePage(rows))
}

async function takeReadmePicture(testHost: TestHost, options: Options): Promise<void> {
  const [pairing] = pairings
  if (!pairing) return
  const { settings } = options
  await testHost.backend.reset()
  const problems = await takePicture(testHost, {
    state: stateOf('map'),
    pairing,
    settings,
    file: readmePicture,
    windowOnly: true,
  })
  const { size } = statSync(readmePicture)
  if (size > readmeLimit) problems.push(`${size} bytes are more than ${readmeLimit}`)
  if (problems.length > 0) throw new Error(`${readmePicture}: ${problems.join('\n')}`)
  console.log(`${readmePicture}: ${size} bytes`)
}

/** `npm run screens`: a screenshot of every screen in every state; fails on any problem. */
async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  mkdirSync(folder, { recursive: true })
  const testHost = await openTestHost()
  try {
    if (options.readme) {
      await takeReadmePicture(testHost, options)
      return
    }
    const found = await takeAll(testHost, options)
    writePage(options, found)
    const wrong = [...found].filter(([, problems]) => problems.length > 0)
    console.log(`\n${found.size} pictures: ${join(folder, 'index.html')}`)
    if (wrong.length > 0) console.log(`\n${wrong.length} of them show something wrong:`)
    for (const [name, problems] of wrong) console.log([name, ...problems].join('\n    '))
    if (wrong.length === 0) return
    process.exitCode = 1
  } finally {
    await testHost.close()
  }
}

await main(process.argv.slice(2))
