import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('es')
const settings = { address: paths.settings }

describe('the sample lesson on my settings', () => {
  test('shows a change on a small phone without moving the pressed control', async ({
    openApp,
  }) => {
    const app = await openApp({ locale: 'es-MX', viewport: { width: 360, height: 740 } })
    const { page } = app
    await openAt(app, 'sam', settings, 'es')
    const choose = async (title: string, value: string, top?: number) => {
      const group = page.getByRole('radiogroup', { name: title })
      const option = group.getByRole('radio', { name: value })
      await option.scrollIntoViewIfNeeded()
      if (top !== undefined) {
        await option.evaluate((input, to) => {
          window.scrollBy(0, input.getBoundingClientRect().top - to)
        }, top)
      }
      const before = await option.boundingBox()
      await option.check()
      const after = await option.boundingBox()
      const sample = await page.getByText(t('settings:sample.second')).boundingBox()
      return { moved: Math.abs((after?.y ?? 0) - (before?.y ?? 0)), after, sample }
    }
    const changes = [
      [t('settings:colours.title'), t('settings:colours.dark')],
      [t('settings:hints.title'), t('settings:hints.short')],
      [t('settings:challenge.title'), t('settings:challenge.one')],
    ] as const
    await page.getByRole('button', { name: new RegExp(`^${t('settings:parts.learning')}`) }).click()
    for (const [title, value] of changes) {
      const { after, sample } = await choose(title, value)
      for (const seen of [after, sample]) {
        expect(seen?.y).toBeGreaterThanOrEqual(0)
        expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(740)
      }
    }
    // The sample above collapses, which must not move the pressed control below.
    await choose(t('settings:colours.title'), t('settings:colours.light'))
    const { moved } = await choose(t('settings:hints.title'), t('settings:hints.full'), 100)
    expect(moved).toBeLessThan(2)
    await expectNoAxeViolations(page, 'my settings, with a part open and a change')
  })

  test('stays beside the settings on a wide screen', async ({ openApp }) => {
    const app = await openApp({ locale: 'es-MX', viewport: { width: 1280, height: 800 } })
    const { page } = app
    await openAt(app, 'sam', { address: `${paths.settings}#learning` }, 'es')
    const last = page.getByText(t('settings:leaving.ask'))
    await last.click()
    const { y = -1 } = (await page.getByRole('figure').boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(400)
  })
})
