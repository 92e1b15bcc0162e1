import { describe } from 'vitest'
import { startLocalBackend } from '@tests/fixtures/browser/local-backend'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { mouse } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { goToTheTrophy } from '@tests/fixtures/journey/to-the-trophy'

const onMalformed = test.extend({
  backend: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const backend = await startLocalBackend({ malformed: 'all' })
      await provide(backend)
      await backend.close()
    },
    { scope: 'file' },
  ],
})

const languages: readonly [Journey['language'], Visitor][] = [
  ['en', { locale: 'en-GB' }],
  ['es', { locale: 'es-MX' }],
]

describe('on a backend that differs from the contract wherever it may', () => {
  onMalformed.for(languages)(
    'a new learner goes from sign-up to the trophy, through all five types (%s)',
    { timeout: 600_000 },
    async ([language, visitor], { openApp }) => {
      const { page, url } = await openApp(visitor)
      await page.goto(url)
      await goToTheTrophy({
        page,
        language,
        input: mouse(page),
        check: async () => {},
        playbackRate: 8,
      })
    },
  )
})
