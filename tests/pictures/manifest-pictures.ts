import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { screenshotFile, screenshots, screenshotSizes } from '@/build/manifest/manifest'
import { languageCodes } from '@/i18n/language-rules'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import type { Settings } from './pairings'
import { stateOf } from './states'
import { takePicture } from './take-picture'

const limit = 250_000

/** Takes the screenshots for the web app manifest, in each language. They are committed. */
export async function takeManifestPictures(testHost: TestHost, settings: Settings): Promise<void> {
  for (const language of languageCodes()) {
    for (const one of screenshots) {
      await testHost.backend.reset()
      const file = `public${screenshotFile(one, language)}`
      mkdirSync(dirname(file), { recursive: true })
      const isNarrow = one.form === 'narrow'
      const pairing = {
        number: 0,
        ...screenshotSizes[one.form],
        colorScheme: 'light',
        language,
        touch: isNarrow,
      } as const
      const state = stateOf(one.state)
      const problems = await takePicture(testHost, {
        state,
        pairing,
        settings,
        file,
        windowOnly: true,
      })
      const { size } = statSync(file)
      if (size > limit) problems.push(`${size} bytes are more than ${limit}`)
      if (problems.length > 0) throw new Error(`${file}: ${problems.join('\n')}`)
      console.log(`${file}: ${size} bytes`)
    }
  }
}
