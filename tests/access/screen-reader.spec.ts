import { expect, test } from '@tests/fixtures/browser/test'
import { storyIn } from '@tests/fixtures/journey/story'
import { followStory } from '@tests/fixtures/journey/way'
import { accessibilityTreeFlag, recordAnnouncements } from './reader/announcements'
import { byReader } from './reader/by-reader'

test.use({ flags: [accessibilityTreeFlag] })

/** Technical words and placeholders that must not be announced. */
const technical =
  /\b(null|undefined|NaN|object Object|error \d|http|node-\d|id)\b|[{}<>]|\w+:\w+\.\w+/i

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['es', 'es-MX'],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    test('a screen reader leads a new learner to the trophy, and says what the transcript says', async ({
      page,
    }) => {
      test.setTimeout(600_000)
      await page.addInitScript(recordAnnouncements)
      await page.goto('/')
      const lines: string[] = []
      const way = await byReader(page, language, lines)
      await followStory(storyIn(language), way)
      await way.listen()
      const twice = lines.filter((line, index) => line !== '' && line === lines[index + 1])
      expect(twice).toEqual([])
      const said = lines.filter((line) => !line.startsWith('> '))
      expect(said.filter((line) => technical.test(line))).toEqual([])
      // --update-snapshots writes it anew.
      expect(`${lines.join('\n').trim()}\n`).toMatchSnapshot(`${language}.txt`)
    })
  })
}
