import { forgive } from '@tests/fixtures/browser/outages'
import { mouse } from '@tests/fixtures/journey/input'
import { screenCheck } from '@tests/fixtures/journey/screen-check'
import { goToTheTrophy } from '@tests/fixtures/journey/to-the-trophy'
import { test } from './hosted-app'

test(
  'a new learner goes to the trophy of a skill behind nginx without violating its headers',
  { timeout: 600_000 },
  async ({ openApp, problems }) => {
    const { page, url } = await openApp()
    await page.goto(url)
    await goToTheTrophy({
      page,
      language: 'en',
      input: mouse(page),
      check: screenCheck(page, 'behind nginx'),
      playbackRate: 8,
    })
    // Trusted Types are report-only. What lacks them (src/DECISIONS.md): the worker of pdfs, and
    // react-pdf, which empties the layers of a page by an empty text.
    forgive(
      problems,
      /^policy: require-trusted-types-for .* (Worker constructor\|.*\/assets\/pdf\.worker|Element innerHTML\|$)/,
    )
  },
)
