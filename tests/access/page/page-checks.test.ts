import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '@/build/browser'
import { axeFindings, injectAxe } from '@tests/fixtures/browser/axe'
import { weakFocusRings } from './focus-rings'
import { movesLongerThan } from './motion'
import { smallTargets } from './small-targets'
import { splitWords } from './split-words'
import { usabilityProblems } from './usability-problems'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 320, height: 640 } })
  // A page with an address, whose title must name a place.
  await page.route('http://page.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"></html>' }),
  )
})
afterAll(() => browser.close())

const styles = `
  button, a.big { min-width: 60px; min-height: 60px; display: inline-block }
  :focus-visible { outline: 3px solid #10263f; outline-offset: 3px }
`

async function show(body: string, { title = 'Sign in · Norte', style = '' } = {}): Promise<void> {
  await page.goto('http://page.test/place')
  await page.setContent(
    `<html lang="en"><head><title>${title}</title><style>${styles}${style}</style></head><body><main>${body}</main></body></html>`,
  )
}

const good = '<h1>Sign in</h1><button>Go on</button>'

describe('a page on which nobody gets stuck', () => {
  test('has no findings', async () => {
    await show(`${good}<p>Read <a href="/x">this</a> first.</p>`)
    await page.keyboard.press('F2')
    expect(await page.evaluate(usabilityProblems)).toEqual([])
    expect(await page.evaluate(smallTargets, 44)).toEqual([])
    expect(await page.evaluate(movesLongerThan, 0)).toEqual([])
    expect(await page.evaluate(splitWords)).toEqual([])
    expect(await page.evaluate(weakFocusRings)).toEqual([])
  })

  test.each([
    ['a dead end', '<h1>Sign in</h1><button lang="es">Español</button>', 'dead end'],
    ['a closed button', `${good}<button disabled>Save</button>`, 'closed without a reason'],
    [
      'a reason that nobody sees',
      `${good}<button aria-disabled="true" aria-describedby="r">Save</button><p id="r" hidden>No</p>`,
      'closed without a reason',
    ],
    ['two main headings', `${good}<h1>Sign up</h1>`, '2 main headings'],
    ['no main heading', '<button>Go on</button>', '0 main headings'],
    ['another title', '<h1>Your map</h1><button>Go on</button>', 'says another place'],
    [
      'a way on that lies behind a dialog',
      `${good}<div role="dialog" aria-modal="true"><p>Wait</p></div>`,
      'dead end',
    ],
  ])('does not have %s', async (_what, body, words) => {
    await show(body)
    expect((await page.evaluate(usabilityProblems)).join()).toContain(words)
  })

  test('does not have only the app’s name as title', async () => {
    await show(good, { title: 'Norte' })
    expect((await page.evaluate(usabilityProblems)).join()).toContain('the title says no place')
  })

  test('has no small target', async () => {
    await show(`${good}<a href="/x" style="display: block; width: 43px; height: 60px">x</a>`)
    expect((await page.evaluate(smallTargets, 44)).join()).toContain('43 × 60')
  })

  test('has no endless animation', async () => {
    await show(`${good}<p style="animation: turn 1s infinite">x</p>`, {
      style: '@keyframes turn { to { rotate: 1turn } }',
    })
    expect((await page.evaluate(movesLongerThan, 5000)).join()).toContain('turn')
  })

  test('has no entrance animation where motion is reduced', async () => {
    await show(`${good}<p style="animation: appear 1ms forwards">x</p>`, {
      style: '@keyframes appear { to { opacity: 1 } }',
    })
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)))
    expect((await page.evaluate(movesLongerThan, 0)).join()).toContain('appear')
  })

  test('has no word that breaks inside', async () => {
    await show(`${good}<p style="width: 40px; overflow-wrap: anywhere">Blocked</p>`)
    expect((await page.evaluate(splitWords)).join()).toContain('"Blocked"')
  })

  test.each([
    ['none', 'outline: none'],
    ['a thin one', 'outline: 1px solid #000'],
    ['a pale one', 'outline: 3px solid #ddd'],
  ])('does not have this focus ring: %s', async (_what, ring) => {
    await show(good, { style: `:focus-visible { ${ring} !important }` })
    await page.keyboard.press('F2')
    expect((await page.evaluate(weakFocusRings)).join()).toContain('weak focus: button')
  })

  test.each([
    ['words of a contrast of 6', '<p style="color: #5f5f5f">Pale</p>', 'color-contrast-enhanced'],
    ['a picture without words', '<img src="/x">', 'image-alt'],
  ])('does not have %s', async (_what, body, rule) => {
    await show(`${good}${body}`)
    const line = await page.context().newCDPSession(page)
    await injectAxe(line)
    expect((await axeFindings(line, 'all')).join()).toContain(rule)
  })
})
