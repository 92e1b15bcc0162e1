import { resolve } from 'node:path'
import { build } from 'vite'
import { curriculum } from '@/mocks/curriculum/curriculum'
import { test, type Page } from '../support/e2e'
import { median, serve, slowDown, times } from './measure'

/** The first ones are slower: the browser has not compiled all yet. */
const warmUps = 4
const runs = 10

test.use({ viewport: { width: 390, height: 844 } })

/** Presses a button; the milliseconds until all nodes of the chart are painted. */
const timeOf = (page: Page, button: string) =>
  page.getByRole('button', { name: button, exact: true }).evaluate(
    (element: HTMLElement) =>
      new Promise<number>((done) => {
        const start = performance.now()
        element.click()
        requestAnimationFrame(function look() {
          const nodes = [...document.querySelectorAll('.react-flow__node')]
          const isThere = nodes.every((node) => getComputedStyle(node).visibility === 'visible')
          if (nodes.length > 0 && isThere) done(performance.now() - start)
          else requestAnimationFrame(look)
        })
      }),
  )

/** Mounts the chart, then moves it for two seconds. */
async function measureChart(page: Page, move: (angle: number) => Promise<void>) {
  const mounts: number[] = []
  for (let run = 0; run < warmUps + runs; run += 1) {
    await page.getByRole('button', { name: 'List', exact: true }).click()
    mounts.push(await timeOf(page, 'Map'))
  }
  const nodes = await page.locator('.react-flow__node').count()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    requestAnimationFrame(function count(now) {
      times.push(now)
      requestAnimationFrame(count)
    })
  })
  await page.mouse.move(20, 600)
  await page.mouse.down()
  const end = Date.now() + 2000
  for (let step = 0; Date.now() < end; step += 1) await move(step / 10)
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'times'))
  await page.mouse.up()
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  const longest = Math.round(Math.max(...frames))
  return {
    nodes,
    'mount, ms': median(mounts.slice(warmUps)),
    'frames per second': frames.length / 2,
    'longest frame, ms': longest,
  }
}

test('charts beside bare React Flow', async ({ page, openAs }) => {
  const outDir = resolve('dist/bench')
  await build({
    root: 'tests/bench/page',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  const address = await serve(outDir)
  const drag = (angle: number) =>
    page.mouse.move(60 - 40 * Math.cos(angle), 600 + 40 * Math.sin(angle))
  const scroll = (angle: number) => page.mouse.wheel(0, 40 * Math.cos(angle / 2))
  const [longest] = curriculum.skills.toSorted(
    (one, other) => other.subSkills.length - one.subSkills.length,
  )
  await slowDown(page)
  await openAs('omar', '/skillmap', { skillId: longest?.id })
  const map = await measureChart(page, drag)
  await page.goto('/learningpath')
  const path = await measureChart(page, scroll)
  await page.goto(`${address}?nodes=${map.nodes}`)
  const bareMap = await measureChart(page, drag)
  await page.goto(`${address}?nodes=${path.nodes}`)
  const barePath = await measureChart(page, scroll)
  console.table({ map, 'as many bare nodes': bareMap, path, 'as many bare nodes ': barePath })
  console.table({
    'map, times bare nodes': times(map['mount, ms'], bareMap['mount, ms']),
    'path, times bare nodes': times(path['mount, ms'], barePath['mount, ms']),
  })
})
