import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { languageCodes } from '@/i18n/language-rules'
import { landingTexts, textsOf } from '@tests/fixtures/browser/texts'
import { ask, sizes, type Engine, type Look } from './engines/driver'
import { oldChromium } from './engines/old-chromium'
import { startHosts } from './hosts'
import { walkIn } from './walk-in'
import { albumOf } from './walk/album'
import { wordsOnPage } from './walk/find-on-page'
import { visitorWith, waitFor, type Visitor } from './walk/visitor'
import { passLanding, signIn } from './walk/walk'

walkIn(oldChromium({ hasNoLanguage: true }), { looks: [{ size: 'desktop', language: 'en' }] })

const look: Look = { size: 'phone', language: 'en' }
const t = textsOf(look.language)

type TestHosts = Awaited<ReturnType<typeof startHosts>>

async function visit(engine: Engine, hosts: TestHosts): Promise<Visitor> {
  const driver = await engine.openWindow(hosts, look)
  return visitorWith(driver, look, albumOf(engine.name, look))
}

describe('the oldest supported browser', () => {
  const engine = oldChromium()
  let hosts: TestHosts

  beforeAll(async () => {
    hosts = await startHosts(inject('mainBuild'))
  })
  afterAll(async () => {
    await engine.close()
    await hosts.close()
  })

  test('fills the viewport with the landing, without a "too old" message', async () => {
    const { driver, looks } = await visit(engine, hosts)
    await driver.open(hosts.app)
    await looks('landing')
    const bottom = () => document.querySelector('#landing')?.getBoundingClientRect().bottom
    expect(await ask(driver, bottom, null)).toBe(sizes.phone.height)
    expect(await ask(driver, wordsOnPage, null)).not.toContain(landingTexts('en').tooOld)
  })

  test('starts the app offline, after a first visit', async () => {
    const visitor = await visit(engine, hosts)
    const { driver } = visitor
    await driver.open(hosts.app)
    await passLanding(visitor)
    await signIn(visitor)
    await driver.evaluate('navigator.serviceWorker.ready.then(() => null)')
    await hosts.close()
    await driver.open(`${hosts.app}/skillmap`)
    await visitor.reads(t('common:ui.snapshot.title', { what: t('skill-map:snapshotOf') }))
  })
})

test('an older browser shows in every language that it is too old, at the top', async () => {
  const hosts = await startHosts(inject('mainBuild'))
  const engine = oldChromium({ version: 'chromium-103' })
  const { driver } = await visit(engine, hosts)
  const keep = albumOf(engine.name, look)
  const sentences = languageCodes().map((language) => landingTexts(language).tooOld)
  for (const [screen, path] of Object.entries({ landing: '/', 'sign-in': '/SignIn' })) {
    await driver.open(hosts.app + path)
    await waitFor(
      async () =>
        (await ask(driver, wordsOnPage, null)).startsWith(sentences.join(' ')) || undefined,
      () => `It is not said on ${path}`,
    )
    keep(screen, await driver.picture())
  }
  await engine.close()
  await hosts.close()
})
