import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { indexPage } from '@/build/plugins/index-page'
import { pictures } from '@/build/plugins/pictures'
import type { RunningServer } from '@tests/fixtures/browser/listen'
import { serveBuild } from '@tests/fixtures/browser/static-server'
import { slowDown, type CpuLine } from './cpu'

/**
 * The app's charts, plain React Flow with the same nodes, and an empty page that is moved in the
 * same way.
 */
export const chartNames = [
  'map',
  'bare map',
  'empty, dragged',
  'path',
  'bare path',
  'empty, scrolled',
] as const
export type ChartName = (typeof chartNames)[number]

/**
 * Milliseconds until the chart stands still and main-thread time for it; frames per second while it
 * moves, and main-thread time per frame.
 */
export type ChartRun = { mount: number; mountTask: number; frames: number; frameTask: number }

export async function serveChartPage(): Promise<RunningServer> {
  const folder = resolve('.cache/builds/bench')
  // The benchmark itself is no production process, but must measure a production build.
  process.env['NODE_ENV'] = 'production'
  await build({
    configFile: false,
    root: 'tests/bench/page',
    mode: 'production',
    logLevel: 'error',
    plugins: [indexPage(), pictures(), react()],
    define: { __BUILD_ID__: JSON.stringify('bench') },
    resolve: { alias: { '@': resolve('src'), '@locales': resolve('locales') } },
    build: { outDir: folder, emptyOutDir: true },
  })
  return serveBuild({ folder, apiBaseUrl: 'http://127.0.0.1' })
}

type Frames = { count: number; start: number; running: boolean }

/** Counts the frames that the page draws during an action. */
async function frameRate(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => {
    const frames = { count: 0, start: performance.now(), running: true }
    const onFrame = () => {
      frames.count += 1
      if (frames.running) requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    Object.assign(globalThis, { drawnFrames: frames })
  })
  await act()
  return page.evaluate(() => {
    const frames: Frames = Reflect.get(globalThis, 'drawnFrames')
    frames.running = false
    const perSecond = (1000 * frames.count) / (performance.now() - frames.start)
    return { count: frames.count, perSecond }
  })
}

const window = { width: 1280, height: 800 }
const middle = { x: window.width / 2, y: window.height / 2 }

/** A point on the water, without a node or a button. */
function freeSpot(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate(({ x, y }) => {
    for (let away = 60; away < 360; away += 10) {
      for (const [dx, dy] of [
        [away, 0],
        [0, away],
        [-away, 0],
        [0, -away],
        [away, away],
      ] as const) {
        const element = document.elementFromPoint(x + dx, y + dy)
        if (element?.matches('.react-flow__pane, .empty')) return { x: x + dx, y: y + dy }
      }
    }
    throw new Error('No free spot to drag the chart by')
  }, middle)
}

/** A learner looks at a chart before moving it. */
const looking = 1500
const actFor = 2500

/** Repeats an action for a while; slow pages get fewer repetitions. */
async function forAWhile(act: (step: number) => Promise<void>): Promise<void> {
  const end = performance.now() + actFor
  for (let step = 0; performance.now() < end; step += 1) await act(step)
}

async function pan(page: Page): Promise<void> {
  const from = await freeSpot(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await forAWhile((step) => {
    const turn = (step / 50) * 2 * Math.PI
    return page.mouse.move(from.x + 250 * Math.sin(turn), from.y + 200 * (1 - Math.cos(turn)))
  })
  await page.mouse.up()
}

/** The app's path scrolls with the page and cannot be dragged. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(middle.x, middle.y)
  await forAWhile((step) => page.mouse.wheel(0, step % 100 < 50 ? 40 : -40))
}

/** The main-thread time so far, in milliseconds. */
async function taskTime(line: CpuLine): Promise<number> {
  const { metrics } = await line.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Mounts a chart on a new page with a throttled CPU, then moves it. */
export async function runChart(browser: Browser, url: string, name: ChartName): Promise<ChartRun> {
  const page = await browser.newPage({ viewport: window })
  try {
    await page.goto(url)
    // The page computes its layouts after loading.
    await page.waitForFunction(() => 'mountChart' in globalThis)
    const line = await slowDown(page)
    await line.send('Performance.enable')
    const before = await taskTime(line)
    const mount = await page.evaluate((chart) => {
      const mountChart: (name: string) => Promise<number> = Reflect.get(globalThis, 'mountChart')
      return mountChart(chart)
    }, name)
    const mounted = await taskTime(line)
    await page.waitForTimeout(looking)
    const looked = await taskTime(line)
    const isScrolled = name === 'path' || name === 'empty, scrolled'
    const frames = await frameRate(page, () => (isScrolled ? scroll(page) : pan(page)))
    const moved = await taskTime(line)
    return {
      mount,
      mountTask: mounted - before,
      frames: frames.perSecond,
      frameTask: (moved - looked) / frames.count,
    }
  } finally {
    await page.close()
  }
}
