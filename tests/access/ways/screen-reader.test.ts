import { describe, expect } from 'vitest'
import { recordAnnouncements } from '../reader/announcements'
import { byReader } from '../reader/by-reader'
import { test } from '../reader/reader-test'
import { storyIn } from '../story/story'
import { followStory } from '../story/way'
import { visitors } from './visitors'

/** Technical words and placeholders that must not be announced. */
const technical =
  /\b(null|undefined|NaN|object Object|error \d|http|node-\d|id)\b|[{}<>]|\w+:\w+\.\w+/i

describe('by the accessibility tree alone', () => {
  test.for(visitors)(
    'a new learner gets from sign-up to the trophy, and hears the transcript, $language',
    { timeout: 600_000 },
    async ({ language, locale }, { openApp }) => {
      const { page, url } = await openApp({ locale })
      await page.addInitScript(recordAnnouncements)
      await page.goto(url)
      const lines: string[] = []
      const way = await byReader(page, language, lines)
      await followStory(storyIn(language), way)
      await way.listen()

      const twice = lines.filter((line, index) => line !== '' && line === lines[index + 1])
      expect(twice).toEqual([])
      const said = lines.filter((line) => !line.startsWith('> '))
      expect(said.filter((line) => technical.test(line))).toEqual([])
      await expect(`${lines.join('\n').trim()}\n`).toMatchFileSnapshot(
        `../transcripts/${language}.txt`,
      )
    },
  )
})
