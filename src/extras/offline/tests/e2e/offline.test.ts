import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse, touch } from '@tests/fixtures/journey/input'
import { button, heading, pathNode, type Journey } from '@tests/fixtures/journey/journey'
import { signIn } from '@tests/fixtures/journey/steps'
import {
  allIds,
  budget,
  completedOn,
  completeQuizzes,
  doStepOffline,
  hang,
  saveSkill,
  learner,
  recordSaves,
  unanswered,
} from './walk'

/** Everything that this device holds, as text. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const counts = names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open(name)
          request.onsuccess = () => {
            const keys = request.result.transaction('things').objectStore('things').getAllKeys()
            keys.onsuccess = () => resolve(keys.result.map(String).join('\n'))
          }
        }),
    )
    return (await Promise.all(counts)).join('\n')
  })

test.for([
  ['en', 'desktop'],
  ['es', 'phone'],
] as const)(
  'a whole skill is done without a network and saved by itself: %s, %s',
  { timeout: 600_000 },
  async ([language, device], { openApp, hosts, problems, backend }) => {
    const t = textsOf(language)
    const { page, url } = await openApp({
      serviceWorker: true,
      locale: language === 'en' ? 'en-GB' : 'es-MX',
      ...(device === 'phone' && { viewport: { width: 390, height: 844 }, touch: true }),
    })
    const context = page.context()
    const input = device === 'phone' ? touch(page) : mouse(page)
    const journey: Journey = { page, language, input, check: async () => {}, playbackRate: 8 }
    const skill = budget()
    const [first, second, ...others] = skill.subSkills
    if (!first || !second) throw new Error('The skill is too short')

    await completeQuizzes(backend)
    await page.goto(`${url}/SignIn`)
    await page.getByLabel(t('auth:signIn.rememberMe')).check()
    await signIn(journey, learner)
    const node = page.getByRole('button', { name: new RegExp(`^${skill.name[language]}, `) })
    await input.pressOnMap(node)
    await heading(journey, skill.name[language])
    await saveSkill(journey)
    const saves = recordSaves(context)

    // Nothing answers, and nothing is refused either.
    const before = await completedOn(backend)
    const answerAgain = await hang(context)
    await doStepOffline(journey, first)
    await pathNode(journey, first.title[language], 'notSaved').waitFor()
    await page.getByText(t('offline:waiting', { count: 2 })).waitFor()
    expect(await completedOn(backend)).toEqual(before)

    // There is no network at all, also for the start of the app.
    await hosts.goAway()
    await context.setOffline(true)
    await page.reload()
    await heading(journey, skill.name[language])
    await pathNode(journey, first.title[language], 'notSaved').waitFor()
    await doStepOffline(journey, second)
    await page.reload()
    for (const step of others) await doStepOffline(journey, step)
    expect(await completedOn(backend)).toEqual(before)

    // Logging out asks first.
    await input.press(button(journey, t('common:shell.signOut')))
    await input.press(page.getByRole('button', { name: t('common:shell.notSaved.stay') }))

    await answerAgain()
    await hosts.comeBack()
    await context.setOffline(false)
    const count = allIds().length - before.length
    await page.getByText(t('offline:saved', { count })).waitFor({ timeout: 60_000 })
    expect(new Set(await completedOn(backend))).toEqual(new Set(allIds()))
    // Each once, in the order of the path.
    expect(saves).toEqual(allIds().filter((id) => !before.includes(id)))
    await pathNode(journey, first.title[language], 'done').waitFor()

    await input.press(button(journey, t('common:shell.signOut')))
    await heading(journey, t('auth:signIn.title'))
    await expect.poll(() => held(page)).toBe('')
    forgive(problems, unanswered)
  },
)
