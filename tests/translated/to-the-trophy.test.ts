import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import { screenCheck } from '@tests/fixtures/journey/screen-check'
import { goToTheTrophy, skillOfAllTypes } from '@tests/fixtures/journey/to-the-trophy'
import { translateAsItGoes } from './translator'

test(
  'a new learner with a browser translator gets to the trophy, and the texts follow a language change',
  { timeout: 600_000 },
  async ({ openApp }) => {
    const { page, url } = await openApp({ locale: 'en-GB' })
    await page.addInitScript(translateAsItGoes)
    // Chrome sets the language of the page when it translates.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'fr')),
    )
    await page.goto(url)
    const check = screenCheck(page, 'translated')
    await goToTheTrophy({ page, language: 'en', input: mouse(page), check, playbackRate: 8 })

    const [english, spanish] = [textsOf('en'), textsOf('es')]
    await page.getByText(english('common:shell.signOut')).waitFor()
    await page.getByRole('button', { name: 'Español' }).click()
    await page.getByRole('heading', { level: 1, name: skillOfAllTypes().name.es }).waitFor()
    await page.getByText(spanish('common:shell.signOut')).waitFor()
    await page.getByText(english('common:shell.signOut')).waitFor({ state: 'detached' })
  },
)
