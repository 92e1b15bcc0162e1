import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '@/build/browser'
import { coveredNodes } from '@tests/pictures/covered-nodes'
import { crowdingOf, type PageFacts } from '@tests/pictures/crowding'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 400, height: 800 } })
})
afterAll(() => browser.close())

const head =
  '<div style="height: 100px"><p>Where I am</p><h1>My page</h1><p>What I can do.</p></div>'
const bar = '<div style="position: sticky; bottom: 0; height: 80px"><button>Go on</button></div>'
const chart = (over = '') =>
  `<div style="position: relative; height: 500px">
    <div class="react-flow" style="height: 100%"><button style="width: 100px; height: 100px">Cook</button></div>
    ${over}
  </div>`
const card =
  '<p style="position: absolute; top: 0; left: 50px; width: 350px; height: 250px; margin: 0; background: white">Next</p>'

async function crowding(body: string, kind: PageFacts['kind'] = 'page') {
  await page.setContent(
    `<style>* { margin: 0 } main { min-height: 100vh }</style><header><a href="/">Home</a></header><main>${body}</main>`,
  )
  return page.evaluate(crowdingOf, { kind, answers: 'Answers' })
}
const percent = ({ share }: { share: number }) => Math.round(share * 100)

test('on a page the header comes before the content, which ends at a docked bar', async () => {
  const found = await crowding(
    `${head.replace('100px', '120px')}<div style="height: 900px"></div>${bar}`,
  )
  expect(found.before).toEqual(['Where I am', 'My page', 'What I can do.'])
  expect(percent(found)).toBeGreaterThan(75)
  expect(percent(found)).toBeLessThan(85)
  expect(found.pressable).toEqual(['Home', 'Go on'])
})

test('on a lesson the heading is part of the content', async () => {
  const found = await crowding(head, 'lesson')
  expect(found.before).toEqual(['Where I am'])
})

test('options, hidden elements and elements below the viewport do not count', async () => {
  const found = await crowding(`${head}
    <label><input type="radio" name="a">Yes</label>
    <div role="group" aria-label="Answers"><button>Five eggs</button></div>
    <div role="group"><button aria-pressed="true">Map</button><button aria-pressed="false">List</button></div>
    <button style="visibility: hidden">Gone</button>
    <button style="position: absolute; top: 900px">Below</button>
    <button aria-disabled="true">Locked</button>`)
  expect(found.pressable).toEqual(['Home', 'Locked'])
  expect(found.texts.map(({ words }) => words)).not.toContain('Five eggs')
})

test('in an open dialog only its content counts', async () => {
  const found = await crowding(`${head}<button>Behind</button>
    <dialog style="padding: 0; border: 0; background: white"><div style="height: 100px"></div><h2>Well done</h2><button>Close it</button></dialog>
    <script>document.querySelector('dialog').showModal()</script>`)
  expect(found.pressable).toEqual(['Close it'])
  expect(found.before).toEqual([])
  expect(percent(found)).toBeLessThan(40)
})

test('a card reduces the area of a chart and covers its nodes', async () => {
  const free = await crowding(chart(), 'chart')
  expect(free.isChart).toBe(true)
  expect(percent(free)).toBeGreaterThan(60)
  expect(await page.evaluate(coveredNodes)).toEqual([])
  const covered = await crowding(chart(card), 'chart')
  expect(percent(covered)).toBeLessThan(percent(free) - 20)
  expect(await page.evaluate(coveredNodes)).toEqual(['"Next" lies over "Cook"'])
})

test('an element docked to the edge of the viewport may cover a node', async () => {
  const docked = `<p style="position: fixed; inset: auto 0 0; height: 750px; background: white">Next</p>`
  await crowding(chart(docked), 'chart')
  expect(await page.evaluate(coveredNodes)).toEqual([])
})
